import { useState, type ReactNode } from 'react'
import type { KeptRequest } from './run-log.ts'
import { clock, duration } from './run-names.ts'
import { words } from './words.ts'
import styles from './runs-dock.module.css'

/** What the page asked of servers, the newest first; one opens as what was sent and answered. */
export function NetworkTab({ requests }: { readonly requests: readonly KeptRequest[] }): ReactNode {
  const [shown, setShown] = useState<number>()
  const one = requests.find(({ number }) => number === shown)
  if (requests.length === 0) return <p className={styles.empty}>{words.emptyNetwork}</p>
  return (
    <div className={styles.split}>
      <ul className={styles.list} aria-label={words.tabs.network}>
        {requests.toReversed().map(({ number, request, answer, began, took }) => (
          <li key={number}>
            <button
              type="button"
              className={styles.request}
              data-failed={(answer && (answer.status === 0 || answer.status >= 400)) || undefined}
              aria-pressed={number === shown}
              onClick={() => setShown(number)}
            >
              <span className={styles.mono}>{request.method}</span>
              <span className={styles.cut}>{request.url}</span>
              <span className={styles.mono}>{answer?.status || ''}</span>
              <span className={styles.number}>{clock(began)}</span>
              <span className={styles.number}>{duration(took)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.detail}>{one && <RequestDetail one={one} />}</div>
    </div>
  )
}

function RequestDetail({ one: { request, answer } }: { readonly one: KeptRequest }): ReactNode {
  return (
    <>
      <h3>{words.request}</h3>
      <p className={styles.mono}>{`${request.method} ${request.url}`}</p>
      <Headers headers={request.headers} />
      {request.body !== undefined && (
        <>
          <h3>{words.requestBody}</h3>
          <pre className={styles.text}>{request.body}</pre>
        </>
      )}
      <h3>{words.response}</h3>
      {answer ? (
        <>
          <p className={styles.mono}>{answer.status || words.step.failure}</p>
          <Headers headers={answer.headers} />
          <pre className={styles.text}>{answer.text}</pre>
        </>
      ) : (
        <p>{words.noAnswer}</p>
      )}
    </>
  )
}

function Headers({ headers }: { readonly headers: Readonly<Record<string, string>> }): ReactNode {
  return (
    <dl className={styles.pairs}>
      {Object.entries(headers).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
