import { useEffect, useState } from 'react'
import { AccessChanges } from '../access/access-changes.tsx'
import type { AccessAnswer, ReleaseSummary, Stage } from '../server/project-server.ts'
import { messageOf } from '../server/request.ts'
import { useEditor } from '../session/use-editor.ts'
import { timeAgo } from '../ui/time-ago.ts'
import { words } from './words.ts'
import styles from './publish-dialog.module.css'

/** A release that is about to be shown on a stage. */
export interface Move {
  readonly stage: Stage
  readonly releaseId: string
  /** It was made just now, and not shown before somebody looked at this. */
  readonly isHeld?: true
}

/** Who comes to see more or less by showing another release, before it is shown. */
export function MoveReview({
  move: { stage, releaseId, isHeld },
  release,
  now,
}: {
  readonly move: Move
  readonly release: ReleaseSummary | undefined
  readonly now: number
}) {
  const { server } = useEditor()
  const [answer, setAnswer] = useState<AccessAnswer>()
  const [error, setError] = useState('')
  useEffect(() => {
    let isAlive = true
    server.compareAccess({ releaseId, against: stage, onlyChanges: true }).then(
      (next) => isAlive && setAnswer(next),
      (reason: unknown) => isAlive && setError(messageOf(reason)),
    )
    return () => {
      isAlive = false
    }
  }, [server, releaseId, stage])
  return (
    <>
      {isHeld && <p role="alert">{words.held}</p>}
      {!isHeld && release && <p>{words.review[stage](timeAgo(release.createdAt, now), release.author)}</p>}
      <section aria-busy={!answer && !error}>
        <h3 className={styles.heading}>{words.access}</h3>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {!answer && !error && <p className={styles.lead}>{words.comparing}</p>}
        {answer?.against === null && <p className={styles.lead}>{words.firstAccess[stage]}</p>}
        {answer && answer.total === 0 && <p className={styles.lead}>{words.sameAccess}</p>}
        {answer && answer.total > 0 && <AccessChanges answer={answer} />}
      </section>
    </>
  )
}
