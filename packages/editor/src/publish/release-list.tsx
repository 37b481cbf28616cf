import type { ReleasesAnswer } from '../server/project-server.ts'
import { Button } from '../ui/button.tsx'
import { timeAgo } from '../ui/time-ago.ts'
import type { Move } from './move-review.tsx'
import { words } from './words.ts'
import styles from './publish-dialog.module.css'

/** The kept releases: where each is shown, and the ways to show it. */
export function ReleaseList({
  answer: { releases },
  now,
  onMove,
}: {
  readonly answer: ReleasesAnswer
  readonly now: number
  /** Absent for those who may not. */
  readonly onMove: ((move: Move) => void) | undefined
}) {
  const shown = releases.findIndex(({ stages }) => stages.includes('production'))
  return (
    <section>
      <h3 className={styles.heading}>{words.releases}</h3>
      {releases.length === 0 && <p className={styles.lead}>{words.noReleases}</p>}
      <ul className={styles.releases}>
        {releases.map(({ id, createdAt, author, pages, stages }, at) => (
          <li key={id} className={styles.release}>
            <span>{words.release(timeAgo(createdAt, now), author, pages)}</span>
            <span className={styles.ways}>
              {stages.map((stage) => (
                <span key={stage} className={styles.active}>
                  {words.active[stage]}
                </span>
              ))}
              {onMove && !stages.includes('staging') && (
                <Button tone="quiet" onPress={() => onMove({ stage: 'staging', releaseId: id })}>
                  {words.stage}
                </Button>
              )}
              {onMove && !stages.includes('production') && (
                <Button onPress={() => onMove({ stage: 'production', releaseId: id })}>
                  {shown === -1 || at < shown ? words.show.production : words.goBack}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
