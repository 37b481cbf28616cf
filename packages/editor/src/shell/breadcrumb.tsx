import { Fragment } from 'react'
import type { Id } from '@heddle/document'
import { goTo } from '../session/inside/inside.ts'
import { words as sessionWords } from '../session/words.ts'
import { nodeName } from '../session/tree.ts'
import { words } from './words.ts'
import { useNode } from '../session/use-document.ts'
import { useEditor } from '../session/use-editor.ts'
import { classNames } from '../ui/class-names.ts'
import { useValue } from '../use-value.ts'
import styles from './bottom-bar.module.css'

/** The selection's ancestors from the section down; each part selects itself. */
export function Breadcrumb() {
  const editor = useEditor()
  const { session, view } = editor
  const inside = useValue(session.inside)
  const [id, ...others] = useValue(session.selection)
  if (id === undefined || others.length > 0) {
    return <span>{id === undefined ? sessionWords.nothingSelected : words.manySelected(others.length + 1)}</span>
  }
  const path = view
    .ancestors(id)
    .filter((above) => view.find('node', above))
    .reverse()
  return (
    <nav aria-label={words.breadcrumb} className={styles.crumbs}>
      {inside?.path
        .filter((one) => view.find('node', one))
        .map((one, at) => (
          <Fragment key={one}>
            <InsideCrumb id={one} onPress={() => goTo(editor, at + 1)} />
            <span aria-hidden>›</span>
          </Fragment>
        ))}
      {[...path, id].map((part, position) => (
        <Fragment key={part}>
          {position > 0 && <span aria-hidden>›</span>}
          <Crumb id={part} isLast={part === id} />
        </Fragment>
      ))}
    </nav>
  )
}

/** An instance that stands open; a press shows the component. */
function InsideCrumb({ id, onPress }: { readonly id: Id; readonly onPress: () => void }) {
  const name = nodeName(useEditor(), id)
  return (
    <button type="button" className={classNames(styles.crumb, styles.component)} title={name} onClick={onPress}>
      {name}
    </button>
  )
}

function Crumb({ id, isLast }: { readonly id: Id; readonly isLast: boolean }) {
  const editor = useEditor()
  useNode(id)
  const name = nodeName(editor, id)
  return (
    <button
      type="button"
      className={styles.crumb}
      title={name}
      {...(isLast ? { 'aria-current': 'location' as const } : {})}
      onClick={() => {
        editor.session.selection.value = [id]
      }}
      onPointerEnter={() => {
        editor.session.hover.value = id
      }}
      onPointerLeave={() => {
        editor.session.hover.value = undefined
      }}
    >
      {name}
    </button>
  )
}
