import { useEffect, useRef, useState } from 'react'
import { TemplateThumbnail } from './template-thumbnail.tsx'
import type { TemplateId } from './templates.ts'
import styles from './template-picture.module.css'

/** Width at which a template's page is drawn, in CSS pixels: that of a desktop. */
const PAGE_WIDTH = 1200

/** A template's first page as visitors would see it, drawn by the build; one that begins empty is a drawing. */
export function TemplatePicture({ template }: { readonly template: TemplateId }) {
  const box = useRef<HTMLSpanElement>(null)
  const [scale, setScale] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setScale(element.clientWidth / PAGE_WIDTH))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  if (template === 'empty') return <TemplateThumbnail template={template} />
  return (
    <span ref={box} aria-hidden className={styles.box}>
      {scale > 0 && (
        <iframe
          src={`/templates/${template}.html`}
          sandbox=""
          loading="lazy"
          tabIndex={-1}
          title=""
          className={styles.page}
          style={{ width: PAGE_WIDTH, scale: String(scale) }}
        />
      )}
    </span>
  )
}
