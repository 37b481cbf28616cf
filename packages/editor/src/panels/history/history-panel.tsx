import { useProject } from '../../project/project-context.ts'
import { words } from './words.ts'
import { HistoryButtons } from '../../ui/history-buttons.tsx'
import { Panel, PanelBody, PanelEmpty } from '../../ui/panel.tsx'
import { stepHistory } from '../../commands/history.commands.ts'
import { useEditor } from '../../session/use-editor.ts'
import { useValue } from '../../use-value.ts'
import styles from './history-panel.module.css'

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })

/** What was changed since this project was opened, by whom and when; the newest first. */
export function HistoryPanel() {
  const editor = useEditor()
  const entries = useValue(useProject().log)
  const undo = useValue(editor.client.undoLabel)
  const redo = useValue(editor.client.redoLabel)
  return (
    <Panel title={words.title} actions={<HistoryButtons undo={undo} redo={redo} onStep={(step) => stepHistory(editor, step)} />}>
      <PanelBody>
        {entries.length === 0 && (
          <PanelEmpty title={words.none}>
            <p>{words.noneLead}</p>
          </PanelEmpty>
        )}
        <ol className={styles.list}>
          {entries.toReversed().map(({ id, label, author, time, isMine }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.label}>{label}</span>
              <span className={styles.by}>
                {isMine ? words.you : author} · {clock.format(time)}
              </span>
            </li>
          ))}
        </ol>
      </PanelBody>
    </Panel>
  )
}
