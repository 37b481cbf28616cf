import { useProject } from '../../project/project-context.ts'
import { HISTORY_TEXTS } from '../../texts/history.ts'
import { PANEL_TEXTS } from '../../texts/panels.ts'
import { HistoryButtons } from '../../shell/history-buttons.tsx'
import { Panel, PanelBody, PanelEmpty } from '../../ui/panel.tsx'
import { useValue } from '../../use-value.ts'
import styles from './history-panel.module.css'

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })

/** What was changed since this project was opened, by whom and when; the newest first. */
export function HistoryPanel() {
  const entries = useValue(useProject().log)
  return (
    <Panel title={PANEL_TEXTS.labels.history} actions={<HistoryButtons />}>
      <PanelBody>
        {entries.length === 0 && (
          <PanelEmpty title={HISTORY_TEXTS.none}>
            <p>{HISTORY_TEXTS.noneLead}</p>
          </PanelEmpty>
        )}
        <ol className={styles.list}>
          {entries.toReversed().map(({ id, label, author, time, isMine }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.label}>{label}</span>
              <span className={styles.by}>
                {isMine ? HISTORY_TEXTS.you : author} · {clock.format(time)}
              </span>
            </li>
          ))}
        </ol>
      </PanelBody>
    </Panel>
  )
}
