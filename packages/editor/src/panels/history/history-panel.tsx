import { useState } from 'react'
import { useProject } from '../../project/project-context.ts'
import type { HistoryEntry } from '../../project/project-context.ts'
import { clock, words } from './words.ts'
import { Panel, PanelBody, PanelEmpty } from '../../ui/panel.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { useValue } from '../../use-value.ts'
import { OwnStep } from './own-step.tsx'
import { StepButtons } from './step-buttons.tsx'
import styles from './history-panel.module.css'

/** What I did, also before a reload, and what others did since this project was opened; the newest first. */
export function HistoryPanel() {
  const { client } = useEditor()
  const log = useValue(useProject().log)
  const steps = useValue(client.steps)
  // What is looked at belongs to these steps: another one closes it.
  const [open, setOpen] = useState<{ readonly steps: typeof steps; readonly at: number }>()
  const { done, undone } = steps
  const own = [...done, ...undone].map((step, at) => ({ at, time: step.time, step }))
  const others = log.filter(({ isMine }) => !isMine)
  const all = [...own, ...others].sort(
    (left, right) => right.time - left.time || ('at' in right && 'at' in left ? right.at - left.at : 0),
  )
  return (
    <Panel title={words.title} actions={<StepButtons />}>
      <PanelBody>
        {all.length === 0 && (
          <PanelEmpty title={words.none}>
            <p>{words.noneLead}</p>
          </PanelEmpty>
        )}
        <ol className={styles.list}>
          {all.map((entry) => {
            if (!('step' in entry)) return <OthersEntry key={entry.id} entry={entry} />
            const { at, step } = entry
            const isOpen = open?.steps === steps && open.at === at
            return (
              <OwnStep
                key={`own-${at}`}
                step={step}
                count={at < done.length ? done.length - at : undefined}
                isOpen={isOpen}
                onToggle={() => setOpen(isOpen ? undefined : { steps, at })}
              />
            )
          })}
        </ol>
      </PanelBody>
    </Panel>
  )
}

function OthersEntry({ entry: { label, author, time } }: { readonly entry: HistoryEntry }) {
  return (
    <li className={styles.entry}>
      <span className={styles.label} title={label}>
        {label}
      </span>
      <span className={styles.by}>
        {author} · {clock.format(time)}
      </span>
    </li>
  )
}
