import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TriedSource } from '../server/project-server.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { showBytes } from './show-bytes.ts'
import type { Trying } from './use-try.ts'
import { words } from './words.ts'
import styles from './answers.module.css'

/** Asks and gives up, with how the other server answered. */
export function TryBar({
  trying: { isAsking, tried, start, stop },
  hint,
}: {
  readonly trying: Trying
  /** Stands beside the button while nothing is asked. */
  readonly hint?: ReactNode
}) {
  return (
    <div className={styles.bar}>
      <Button tone="primary" icon={Send} isPending={isAsking} onPress={start}>
        {isAsking ? words.asking : words.tryIt}
      </Button>
      {isAsking ? <Button onPress={stop}>{words.stop}</Button> : hint}
      <span className={styles.room} />
      {tried?.answer && <Facts answer={tried.answer} />}
    </div>
  )
}

/** Why there is no answer, or what the server said of it. */
export function TryProblem({ trying: { tried, failure } }: { readonly trying: Trying }) {
  const message = failure ?? tried?.error
  if (message === undefined) return null
  return (
    <p role="alert" className={styles.problem}>
      {message}
    </p>
  )
}

function Facts({ answer: { status, statusText, time, bytes } }: { readonly answer: NonNullable<TriedSource['answer']> }) {
  return (
    <span className={styles.facts} role="status">
      <span className={classNames(styles.status, status >= 200 && status < 300 ? styles.good : styles.bad)}>
        {status} {statusText}
      </span>
      {words.took(time)} · {showBytes(bytes)}
    </span>
  )
}
