import { describeStep } from '../../commands/describe-step.ts'
import { stepHistory } from '../../commands/history.commands.ts'
import type { DocumentRecord } from '@heddle/document'
import type { HistoryStep } from '@heddle/store'
import { isHere, revealNode } from '../../session/inside/inside.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { useLookBack } from './use-look-back.ts'
import { clock, words } from './words.ts'
import styles from './history-panel.module.css'

interface OwnStepProps {
  readonly step: HistoryStep<DocumentRecord>
  /** How many steps are taken back when this one is: it and all after it; absent when it was taken back already. */
  readonly count: number | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A step of mine: a press shows what it did, and the page as it was before; a second one takes it back. */
export function OwnStep({ step, count, isOpen, onToggle }: OwnStepProps) {
  const editor = useEditor()
  const { title, lines, nodeIds } = describeStep(editor, step)
  return (
    <li className={styles.entry} data-undone={count === undefined || undefined}>
      <button type="button" className={styles.step} aria-expanded={isOpen} onClick={onToggle} title={title}>
        <span className={styles.label}>{title}</span>
        <span className={styles.by}>
          {words.you} · {clock.format(step.time)}
          {count === undefined && ` · ${words.undone}`}
        </span>
      </button>
      {isOpen && (
        <div className={styles.details}>
          <ul className={styles.lines}>
            {/* What the title says already is not said again. */}
            {lines
              .filter((line) => line !== title)
              .map((line, at) => (
                <li key={at}>{line}</li>
              ))}
          </ul>
          {count !== undefined && <LookBack count={count} />}
          <div className={styles.actions}>
            {count !== undefined && (
              <Button
                onPress={() => {
                  onToggle()
                  for (let at = 0; at < count; at += 1) stepHistory(editor, 'undo')
                }}
              >
                {words.takeBack(count)}
              </Button>
            )}
            {nodeIds.length > 0 && <Button onPress={() => showNodes(editor, nodeIds)}>{words.show}</Button>}
          </div>
        </div>
      )}
    </li>
  )
}

function LookBack({ count }: { readonly count: number }) {
  useLookBack(count)
  return <p className={styles.by}>{words.looking}</p>
}

/** Selects those of the elements that stand on one page or in one component, and shows it. */
function showNodes(editor: ReturnType<typeof useEditor>, ids: readonly string[]): void {
  if (revealNode(editor, ids[0] ?? '')) editor.session.selection.value = ids.filter((id) => isHere(editor, id))
}
