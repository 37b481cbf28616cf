import { useEffect, useRef, type ReactNode } from 'react'
import { showOther } from '../../lib/lightbox/lightbox-of.tsx'
import { createPanZoom, type PanZoom } from '../../lib/pan-zoom/pan-zoom.ts'

interface ZoomedPictureProps {
  readonly src: string
  readonly other: string
  readonly alt: string
  /** What leads each picture, by the view that it stands in. */
  readonly zooms: Map<Element, PanZoom>
}

/** A picture that fills its place, and that people come nearer to. */
export function ZoomedPicture({ src, other, alt, zooms }: ZoomedPictureProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current
    const [picture, view] = [box?.querySelector('img'), box?.closest('dialog')]
    if (!box || !picture || !view) return undefined
    const made = createPanZoom(box, picture, (isNear) => {
      box.dataset['state'] = isNear ? 'near' : ''
      const button = view.querySelector(':scope > .heddle-lightbox-nearer')
      if (button) button.ariaPressed = String(isNear)
    })
    const onDouble = (event: MouseEvent): void => made.zoom(made.isNear() ? 0 : 2, event)
    box.addEventListener('dblclick', onDouble)
    zooms.set(view, made)
    return () => {
      box.removeEventListener('dblclick', onDouble)
      zooms.delete(view)
      made.end()
    }
  }, [zooms])
  return (
    <div ref={place} className="heddle-lightbox-place" data-placeholder={other || undefined}>
      <img src={src} alt={alt} loading="lazy" draggable={false} onError={showOther} />
    </div>
  )
}
