import { List, Share2, TriangleAlert, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRecord } from '@heddle/store/react'
import { useEditor } from '../../session/use-editor.ts'
import type { Id } from '@heddle/document'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { showList } from '../show-workflow.ts'
import { triggersOf } from '../triggers-of.ts'
import { useKnownActions } from '../use-known-actions.ts'
import { useWorkflowProblems } from '../use-workflow-problems.ts'
import { words } from '../words.ts'
import { WorkflowGraph } from './workflow-graph.tsx'
import styles from './graph-view.module.css'

/** The graph of the workflow that is looked at, over the canvas. */
export function GraphView({ id }: { readonly id: Id }) {
  const editor = useEditor()
  const { store, session } = editor
  const known = useKnownActions()
  const record = useRecord(store, id)
  const problems = useWorkflowProblems(id)
  const [query, setQuery] = useState('')
  const head = useRef<HTMLElement>(null)
  if (record?.kind !== 'workflow') return null
  const { trigger, name, actions } = record
  const started = triggersOf(record, editor).find((one) => one.name === trigger)?.label.en ?? words.graph.called
  const errors = [...problems.values()].flat().filter(({ severity }) => severity === 'error').length
  const findNext = () => {
    const wanted = query.trim().toLowerCase()
    const found = Object.entries(actions).find(([, { name: given, type }]) =>
      `${given ?? ''} ${known?.get(type)?.label.en ?? ''}`.toLowerCase().includes(wanted),
    )
    if (found) session.action.value = { workflowId: id, actionId: found[0] }
    document.querySelector<HTMLElement>(`[data-workflow-list="${id}"]`)?.focus()
  }
  const close = () => showList(editor, id)
  return (
    <div className={styles.cover}>
      <header ref={head} className={styles.head}>
        <span className={styles.where}>{started} ›</span>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.pill}>{words.graph.actions(Object.keys(actions).length)}</span>
        {errors > 0 && (
          <span className={styles.pillWrong}>
            <TriangleAlert size={11} aria-hidden /> {words.graph.errors(errors)}
          </span>
        )}
        <span className={styles.room} />
        <div className={styles.find}>
          <SearchField label={words.findAction} value={query} keys="Ctrl+F" onChange={setQuery} onLeaveDown={findNext} />
        </div>
        <IconButton icon={List} label={words.graph.asList} onPress={close} />
        <IconButton icon={Share2} label={words.menu.showGraph} isOn />
        <IconButton icon={X} label={words.graph.close} keys="Esc" onPress={close} />
      </header>
      <WorkflowGraph
        key={id}
        workflow={record}
        query={query}
        onClose={close}
        onFind={() => head.current?.querySelector('input')?.focus()}
      />
    </div>
  )
}
