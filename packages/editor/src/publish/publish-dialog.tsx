import { useState } from 'react'
import { useProject } from '../project/project-context.ts'
import type { Stage } from '../server/project-server.ts'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SegmentedField } from '../ui/segmented.tsx'
import { words as memberWords } from '../members/words.ts'
import { useEditor } from '../session/use-editor.ts'
import { useMay } from '../session/use-role.ts'
import { useValue } from '../use-value.ts'
import { MoveReview } from './move-review.tsx'
import { PublishPlan } from './publish-plan.tsx'
import { PublishProgressView } from './publish-progress.tsx'
import { ReleaseList } from './release-list.tsx'
import { StageCards } from './stage-cards.tsx'
import { usePublishing } from './use-publishing.ts'
import { useReleases } from './use-releases.ts'
import styles from './publish-dialog.module.css'

const STAGES: readonly Stage[] = ['production', 'staging']

/** Publishing: what is wrong, what will happen, how far it is, what is shown where, and the releases before. */
export function PublishDialog() {
  const { session } = useEditor()
  const isOpen = useValue(session.isPublishOpen)
  return isOpen ? <OpenPublishDialog /> : null
}

function OpenPublishDialog() {
  const { session } = useEditor()
  const { problems: found } = useProject()
  const problems = useValue(found)
  const { answer, error, reload } = useReleases()
  const [stage, setStage] = useState<Stage>('production')
  const { progress, move, moveError, isMoving, publish, begin, show, leave } = usePublishing(reload)
  const [now] = useState(Date.now)
  const mayPublish = useMay('editor')
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  const hasWarnings = problems.length > 0 && !hasErrors
  // What is shown where comes in a moment and moves the buttons: a press before would miss.
  const isComing = answer === undefined && error === ''
  const close = () => {
    session.isPublishOpen.value = false
  }

  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={close}
      footer={
        move ? (
          <>
            <Button tone="quiet" onPress={leave}>
              {words.back}
            </Button>
            <Button tone="primary" isPending={isMoving} onPress={() => void show(move)}>
              {words.show[move.stage]}
            </Button>
          </>
        ) : (
          <>
            <Button tone="quiet" onPress={close}>
              {progress ? words.close : words.cancel}
            </Button>
            {progress?.state !== 'done' && mayPublish && (
              <Button
                tone="primary"
                isDisabled={hasErrors}
                isPending={progress?.state === 'running' || isComing}
                onPress={() => void publish(stage)}
              >
                {(progress ? words.publishAgain : hasWarnings ? words.publishAnyway : words.publish)[stage]}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.body}>
        {moveError && (
          <p role="alert" className={styles.error}>
            {moveError}
          </p>
        )}
        {move ? (
          <MoveReview move={move} release={answer?.releases.find(({ id }) => id === move.releaseId)} now={now} />
        ) : (
          <>
            {!mayPublish ? (
              <p role="note">{memberWords.noPublishing}</p>
            ) : progress ? (
              <PublishProgressView progress={progress} />
            ) : (
              <>
                <SegmentedField
                  label={words.to}
                  value={stage}
                  segments={STAGES.map((value) => ({ value, label: words.stages[value] }))}
                  onChange={setStage}
                />
                <PublishPlan stage={stage} onLeave={close} />
              </>
            )}
            {error && (
              <p role="alert" className={styles.error}>
                {error}
              </p>
            )}
            {answer && <StageCards answer={answer} now={now} onMove={mayPublish ? begin : undefined} />}
            {answer && <ReleaseList answer={answer} now={now} onMove={mayPublish ? begin : undefined} />}
          </>
        )}
      </div>
    </Dialog>
  )
}
