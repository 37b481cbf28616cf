import { CircleCheck, CircleDashed, CircleX, Copy, RefreshCw, Trash2 } from 'lucide-react'
import type { DomainsAnswer } from '../server/project-server.ts'
import { useEditor } from '../session/use-editor.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Switch } from '../ui/switch.tsx'
import { timeAgo } from '../ui/time-ago.ts'
import { words } from './words.ts'
import styles from './domains.module.css'

export type Domain = DomainsAnswer['domains'][number]

const ICONS = { pending: CircleDashed, verified: CircleCheck, failed: CircleX } as const

/** One name: its state, what is wrong, and what is to be done. */
export function DomainRow({
  domain: { host, state, problem, checkedAt, isMain, url, record },
  target,
  now,
  isBusy,
  onCheck,
  onMain,
  onRemove,
}: {
  readonly domain: Domain
  readonly target: string
  readonly now: number
  readonly isBusy: boolean
  /** Absent for those who may not. */
  readonly onCheck: (() => void) | undefined
  readonly onMain: ((isMain: boolean) => void) | undefined
  readonly onRemove: () => void
}) {
  const { session } = useEditor()
  const Icon = ICONS[state]
  const copy = () =>
    void navigator.clipboard.writeText(record.value).then(() => {
      session.notice.value = { text: words.copied, tone: 'info' }
    })
  return (
    <li className={styles.domain} aria-busy={isBusy}>
      <div className={styles.head}>
        {state === 'verified' ? (
          <a href={url} target="_blank" rel="noopener" className={styles.host}>
            {host}
          </a>
        ) : (
          <span className={styles.host}>{host}</span>
        )}
        {onCheck && <IconButton icon={RefreshCw} label={words.check(host)} onPress={onCheck} />}
        {onCheck && <IconButton icon={Trash2} label={words.remove(host)} onPress={onRemove} />}
      </div>
      <p role="status" className={styles.state} data-state={state}>
        <Icon size={14} aria-hidden />
        {words.states[state]}
        {checkedAt !== null && `, ${words.checked(timeAgo(checkedAt, now))}`}
      </p>
      {problem && <p className={styles.lead}>{words.problems[problem]}</p>}
      {state === 'verified' ? (
        <>
          <Switch
            label={words.main}
            hint={words.mainHelp(host)}
            isOn={isMain}
            isDisabled={!onMain}
            onChange={(isOn) => onMain?.(isOn)}
          />
          <p className={styles.lead}>{words.published}</p>
        </>
      ) : (
        <>
          <p className={styles.lead}>{words.record(record.name)}</p>
          <div className={styles.value}>
            <input
              aria-label={words.value(host)}
              readOnly
              value={record.value}
              className={styles.text}
              onFocus={(event) => event.target.select()}
            />
            <IconButton icon={Copy} label={words.copy(host)} onPress={copy} />
          </div>
          <p className={styles.lead}>{words.point(host, target)}</p>
          <p className={styles.lead}>{words.last}</p>
        </>
      )}
    </li>
  )
}
