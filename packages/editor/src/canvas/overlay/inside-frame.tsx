import type { ReactNode } from 'react'
import { useRecords } from '@heddle/store/react'
import type { Box } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { instancesOf, openComponentOf } from '../../session/inside/inside.ts'
import type { Inside } from '../../session/inside/slice.ts'
import { nodeLabel } from '../../session/tree.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { useWatched } from '../use-watched.ts'
import { FRAME_TOP, toArea } from '../viewport.ts'
import { placeOver } from './place.ts'
import { useBoxes, useStage } from './use-stage.ts'
import styles from './overlay.module.css'

const TAG_HEIGHT = 20

/** The instance that stands open: the rest of the page is dimmed, and the other instances are shown. */
export function InsideFrame(): ReactNode {
  const inside = useValue(useEditor().session.inside)
  return inside && <Open key={inside.path.join()} inside={inside} />
}

function Open({ inside }: { readonly inside: Inside }): ReactNode {
  const editor = useEditor()
  const { store, view } = editor
  useRecords(store, 'library-component')
  const viewport = useValue(useStage().viewport)
  const component = openComponentOf(editor)
  const rootId = component?.rootElementId ?? ''
  useWatched([rootId])
  const boxes = useBoxes(rootId)
  if (!component) return null
  const open = inside.path.at(-1) ?? ''
  const name = view.find('node', open) ? nodeLabel(editor, open).name : ''
  const others = inside.isAlone
    ? []
    : instancesOf(view, component.id).filter((id) => id !== open && view.pageOf(id) === inside.pageId)
  return (
    <>
      {!inside.isAlone && (
        <div className={styles.dim} style={{ clipPath: aroundBoxes(boxes.map((box) => toArea(viewport, box))) }} />
      )}
      {others.map((id) => (
        <Other key={id} id={id} />
      ))}
      {boxes.map((box, at) => (
        <div key={at} className={styles.open} style={placeOver(viewport, box)} data-outline="inside">
          {at === 0 && !inside.isAlone && (
            <span className={styles.openName} data-inside={toArea(viewport, box).y < FRAME_TOP + TAG_HEIGHT || undefined}>
              {name === '' ? component.name : `${component.name} · ${name}`}
            </span>
          )}
        </div>
      ))}
    </>
  )
}

/** Another place that a change shows in. */
function Other({ id }: { readonly id: Id }): ReactNode {
  const viewport = useValue(useStage().viewport)
  useWatched([id])
  return useBoxes(id).map((box, at) => <div key={at} className={styles.other} style={placeOver(viewport, box)} />)
}

/** All of the area but the boxes. */
function aroundBoxes(boxes: readonly Box[]): string {
  const holes = boxes.map(({ x, y, width, height }) => {
    const [left, top, right, bottom] = [x, y, x + width, y + height].map((pixels) => `${pixels}px`)
    return `${left} ${top}, ${left} ${bottom}, ${right} ${bottom}, ${right} ${top}, ${left} ${top}, 0 0`
  })
  return `polygon(evenodd, ${['0 0, 100% 0, 100% 100%, 0 100%, 0 0', ...holes].join(', ')})`
}
