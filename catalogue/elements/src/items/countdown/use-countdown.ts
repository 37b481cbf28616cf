import { useEffect, useRef, useState } from 'react'
import { toText, useElementAction, useElementVariable, useNode } from '@heddle/kit/react'
import { instantOf, readDuration, readMoment } from './time-left.ts'

interface CountdownProps {
  readonly mode: unknown
  readonly until: unknown
  readonly timezone: unknown
  readonly seconds: unknown
  readonly starts: unknown
}

/**
 * Seconds that are left; `undefined` where nobody looks at a clock yet: what the server writes follows from the page alone. On
 * the canvas of the editor it stands still.
 */
export function useCountdown({ mode, until, timezone, seconds, starts }: CountdownProps): number | undefined {
  const node = useNode()
  const isToMoment = mode !== 'duration'
  const moment = readMoment(until)
  const end = isToMoment ? moment && instantOf(moment, toText(timezone)) : undefined
  const duration = readDuration(seconds)
  const [isRunning, setRunning] = useState(isToMoment || Boolean(starts))
  const [left, setLeft] = useState<number | undefined>(isToMoment ? undefined : duration)
  const [, share] = useElementVariable<number | null>('left', null)
  const [round, setRound] = useState(0)
  /** What a pause kept, in milliseconds, and of which round: another time, or one that begins again, is another. */
  const kept = useRef<{ readonly of: string; readonly left: number } | undefined>(undefined)
  useElementAction('start', () => setRunning(true))
  useElementAction('pause', () => setRunning(isToMoment))
  useElementAction('reset', () => setRound((before) => before + 1))

  useEffect(() => {
    const of = `${round} ${duration}`
    const before = kept.current?.of === of ? kept.current.left : duration * 1000
    const stop = isToMoment ? end : Date.now() + before
    if (stop === undefined) return setLeft(undefined)
    const look = (): number => Math.max(0, Math.ceil((stop - Date.now()) / 1000))
    const show = (next: number): void => {
      setLeft(next)
      if (node.isLive) share(next)
    }
    show(look())
    if (!isRunning || !node.isLive || look() === 0) return
    let timer: ReturnType<typeof setTimeout>
    const tick = (): void => {
      show(look())
      if (look() === 0) {
        node.emit('end', {})
      } else wait()
    }
    const wait = (): void => {
      timer = setTimeout(tick, (stop - Date.now()) % 1000 || 1000)
    }
    wait()
    return () => {
      clearTimeout(timer)
      kept.current = { of, left: Math.max(0, stop - Date.now()) }
    }
  }, [node, share, isToMoment, end, duration, isRunning, round])
  return left
}
