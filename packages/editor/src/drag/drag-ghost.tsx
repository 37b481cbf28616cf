import { useEffect, useRef } from 'react'
import { insertablesOf } from '../session/insertables.ts'
import { nodeName } from '../session/tree.ts'
import { words as sessionWords } from '../session/words.ts'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import styles from './drag-ghost.module.css'

/** A label at the pointer while something is dragged outside the canvas, which draws its own. */
export function DragGhost() {
  const editor = useEditor()
  const drag = useValue(editor.session.drag)
  const ghost = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!drag) return
    const move = (event: PointerEvent) => {
      const element = ghost.current
      if (!element || event.pointerId !== (drag.pointerId ?? event.pointerId)) return
      const isOverCanvas = event.target instanceof Element && event.target.closest('[data-region="canvas"]') !== null
      element.style.transform = `translate(${event.clientX + 12}px, ${event.clientY + 10}px)`
      element.style.visibility = isOverCanvas ? 'hidden' : 'visible'
    }
    window.addEventListener('pointermove', move)
    return () => window.removeEventListener('pointermove', move)
  }, [drag])
  if (!drag) return null
  const [first = ''] = 'nodes' in drag ? drag.nodes : []
  const many = 'nodes' in drag && drag.nodes.length > 1 ? sessionWords.elements(drag.nodes.length) : undefined
  const label =
    'item' in drag
      ? insertablesOf(editor.definitions).get(drag.item)?.label
      : 'componentId' in drag
        ? editor.view.find('library-component', drag.componentId)?.name
        : (many ?? nodeName(editor, first))
  return (
    <div ref={ghost} className={styles.ghost} aria-hidden>
      {label}
    </div>
  )
}
