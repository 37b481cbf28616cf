import { useEffect, useState } from 'react'
import { useProject } from '../project/project-context.ts'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import { PublishPlan } from './publish-plan.tsx'
import { PublishProgressView } from './publish-progress.tsx'
import { ReleaseList } from './release-list.tsx'
import { NOT_STARTED, runPublish } from './run-publish.ts'
import type { PublishProgress } from './run-publish.ts'
import styles from './publish-dialog.module.css'

/** Publishing: what is wrong, what will happen, how far it is, and the releases before. */
export function PublishDialog() {
  const { session } = useEditor()
  const isOpen = useValue(session.isPublishOpen)
  return isOpen ? <OpenPublishDialog /> : null
}

function OpenPublishDialog() {
  const { session, server } = useEditor()
  const { problems: found, publishing } = useProject()
  const problems = useValue(found)
  const [progress, setProgress] = useState<PublishProgress>()
  const [isAlive] = useState(() => new AbortController())
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  const close = () => {
    session.isPublishOpen.value = false
  }
  const publish = async () => {
    setProgress(NOT_STARTED)
    for await (const step of runPublish(server)) if (!isAlive.signal.aborted) setProgress(step)
    await publishing.refresh()
  }
  // Closing the dialog does not stop publishing: the server finishes what it began.
  useEffect(() => () => isAlive.abort(), [isAlive])

  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={close}
      footer={
        <>
          <Button tone="quiet" onPress={close}>
            {progress ? words.close : words.cancel}
          </Button>
          {progress?.state !== 'done' && (
            <Button
              tone="primary"
              isDisabled={hasErrors}
              isPending={progress?.state === 'running'}
              onPress={() => void publish()}
            >
              {progress ? words.publishAgain : problems.length > 0 && !hasErrors ? words.publishAnyway : words.publish}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {progress ? <PublishProgressView progress={progress} /> : <PublishPlan onLeave={close} />}
        <ReleaseList key={progress?.state ?? 'before'} />
      </div>
    </Dialog>
  )
}
