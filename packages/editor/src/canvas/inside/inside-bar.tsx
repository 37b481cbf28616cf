import { Fragment, type ReactNode } from 'react'
import { useRecords } from '@heddle/store/react'
import { goTo, instancesOf, leaveInside, openComponentOf } from '../../session/inside/inside.ts'
import type { Inside } from '../../session/inside/slice.ts'
import { nodeLabel } from '../../session/tree.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { Keys } from '../../ui/keys.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { words } from './words.ts'
import styles from './inside-bar.module.css'

/** Above the canvas while a component is open: where one is, how many places a change shows in, and the way out. */
export function InsideBar(): ReactNode {
  const inside = useValue(useEditor().session.inside)
  return inside && <Bar inside={inside} />
}

function Bar({ inside }: { readonly inside: Inside }): ReactNode {
  const editor = useEditor()
  const { session, store, view } = editor
  useRecords(store, 'library-component')
  useRecords(store, 'page')
  const component = openComponentOf(editor)
  const { path, isAlone } = inside
  const last = view.find('node', path.at(-1) ?? '')
  const page = view.find('page', inside.pageId)
  return (
    <div className={styles.bar} role="toolbar" aria-label={words.bar}>
      <nav aria-label={words.way} className={styles.way}>
        <button type="button" className={styles.step} onClick={() => goTo(editor, 0)}>
          {page?.name}
        </button>
        {path.map((id, at) => (
          <Fragment key={id}>
            <span aria-hidden className={styles.mark}>
              ›
            </span>
            {at < path.length - 1 ? (
              <button type="button" className={styles.step} onClick={() => goTo(editor, at + 1)}>
                {nodeLabel(editor, id).kind}
              </button>
            ) : (
              <button
                type="button"
                className={styles.here}
                aria-current="location"
                onClick={() => {
                  session.selection.value = []
                  session.subject.value = undefined
                }}
              >
                <ElementIcon name="component" size={14} />
                {component?.name}
              </button>
            )}
          </Fragment>
        ))}
        {last?.name && <span className={styles.quiet}>{words.in(last.name)}</span>}
      </nav>
      <span className={styles.note}>{component && words.places(instancesOf(view, component.id).length)}</span>
      {last && (
        <Segmented
          label={words.look}
          value={isAlone ? 'alone' : 'place'}
          segments={[
            { value: 'place', label: words.inPlace },
            { value: 'alone', label: words.alone },
          ]}
          onChange={(next) => (session.inside.value = { ...inside, isAlone: next === 'alone' })}
        />
      )}
      <Button onPress={() => leaveInside(editor)}>
        {words.done} <Keys keys="Esc" isFramed />
      </Button>
    </div>
  )
}
