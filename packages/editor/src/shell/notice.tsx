import { X } from 'lucide-react'
import { useEffect } from 'react'
import { words } from './words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import styles from './notice.module.css'

/** Milliseconds an ordinary message stays; one that tells of trouble stays longer. */
const STAY = { info: 4000, danger: 10_000 } as const

/** The newest message, over the canvas. The region itself is always there, so that screen readers hear what comes. */
export function Notice() {
  const { session } = useEditor()
  const notice = useValue(session.notice)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => {
      session.notice.value = undefined
    }, STAY[notice.tone])
    return () => clearTimeout(timer)
  }, [notice, session])
  return (
    <div role="status" className={styles.region}>
      {notice && (
        <div className={styles.notice} data-tone={notice.tone}>
          <span>{notice.text}</span>
          <IconButton
            icon={X}
            label={words.dismiss}
            size={24}
            onPress={() => {
              session.notice.value = undefined
            }}
          />
        </div>
      )}
    </div>
  )
}
