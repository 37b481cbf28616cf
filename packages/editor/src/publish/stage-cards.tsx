import { ArrowUpToLine, ExternalLink, Undo2 } from 'lucide-react'
import type { ReleasesAnswer, StageState } from '../server/project-server.ts'
import { Button } from '../ui/button.tsx'
import { timeAgo } from '../ui/time-ago.ts'
import type { Move } from './move-review.tsx'
import { words } from './words.ts'
import styles from './stage-cards.module.css'

export interface StageCardsProps {
  readonly answer: ReleasesAnswer
  readonly now: number
  /** Absent for those who may not. */
  readonly onMove: ((move: Move) => void) | undefined
}

/** What visitors see and what stands on staging, since when and by whom, and the ways on and back. */
export function StageCards({ answer, now, onMove }: StageCardsProps) {
  const production = answer.stages.find(({ stage }) => stage === 'production')
  return (
    <section aria-label={words.shown} className={styles.cards}>
      {answer.stages.map((state) => (
        <StageCard
          key={state.stage}
          state={state}
          answer={answer}
          now={now}
          onMove={onMove}
          isPromoted={state.releaseId === production?.releaseId}
        />
      ))}
    </section>
  )
}

interface StageCardProps extends StageCardsProps {
  readonly state: StageState
  readonly isPromoted: boolean
}

function StageCard({ state, answer: { releases }, now, onMove, isPromoted }: StageCardProps) {
  const { stage, url, releaseId, beforeId, at, by } = state
  const release = releases.find(({ id }) => id === releaseId)
  const hasBefore = releases.some(({ id }) => id === beforeId)
  return (
    <article className={styles.card}>
      <h3 className={styles.name}>{words.stages[stage]}</h3>
      {release ? (
        <>
          <a href={url} target="_blank" rel="noopener" className={styles.url}>
            {new URL(url).host}
            <ExternalLink size={12} aria-hidden />
          </a>
          <p className={styles.facts}>{words.releaseOf(timeAgo(release.createdAt, now), release.author)}</p>
          {at !== null && by !== null && (
            <p className={styles.facts}>{words.since(words.pointed[stage], timeAgo(at, now), by)}</p>
          )}
        </>
      ) : (
        <p className={styles.facts}>{words.nothingShown[stage]}</p>
      )}
      <div className={styles.actions}>
        {stage === 'staging' &&
          release &&
          onMove &&
          (isPromoted ? (
            <p className={styles.facts}>{words.isPromoted}</p>
          ) : (
            <Button icon={ArrowUpToLine} onPress={() => onMove({ stage: 'production', releaseId: release.id })}>
              {words.promote}
            </Button>
          ))}
        {beforeId !== null && hasBefore && onMove && (
          <Button icon={Undo2} tone="quiet" onPress={() => onMove({ stage, releaseId: beforeId })}>
            {words.goBackOne[stage]}
          </Button>
        )}
      </div>
    </article>
  )
}
