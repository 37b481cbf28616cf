import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { words } from './words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import styles from './notice.module.css'

/** Milliseconds an ordinary message stays at least; one that tells of trouble stays longer. */
const STAY = { info: 4000, danger: 10_000 } as const

/** Milliseconds that reading one character takes, with a look up from what one was doing. */
const PER_CHARACTER = 80

/** The newest message, over the canvas; it stays while a pointer or the focus is on it. The region itself is always there, so that screen readers hear what comes. */
export function Notice() {
  const { session } = useEditor()
  const notice = useValue(session.notice)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!notice || isHeld) return
    const timer = setTimeout(
      () => {
        session.notice.value = undefined
      },
      Math.max(STAY[notice.tone], notice.text.length * PER_CHARACTER),
    )
    return () => clearTimeout(timer)
  }, [notice, session, isHeld])
  return (
    <div role="status" className={styles.region}>
      {notice && (
        <div
          className={styles.notice}
          data-tone={notice.tone}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>{notice.text}</span>
          <IconButton
            icon={X}
            label={words.dismiss}
            size={24}
            onPress={() => {
              setHeld(false)
              session.notice.value = undefined
            }}
          />
        </div>
      )}
    </div>
  )
}
