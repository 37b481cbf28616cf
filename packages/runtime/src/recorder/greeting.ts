/** Milliseconds between hellos while nobody answers, and how many are said by themselves. */
const PAUSE = 1000
const MOST = 120

export interface Greeting {
  /** Somebody answered. */
  readonly answered: () => void
  /** Who answered is gone: hellos are said until somebody answers. */
  readonly lost: () => void
  /** One more hello, which a person asked for; more follow by themselves. */
  readonly again: () => void
}

export interface GreetingOptions {
  readonly hello: () => void
  /** The editor's window is gone for good: nobody will answer. */
  readonly isClosed: () => boolean
  /** How it stands, whenever that changes. */
  readonly onState: (state: 'heard' | 'lost' | 'closed') => void
  readonly later?: (work: () => void) => void
}

/** Says hello to the editor until it answers, and again after it was gone: a page of a draft outlives the editor's document. */
export function createGreeting({ hello, isClosed, onState, later = wait }: GreetingOptions): Greeting {
  let isLost = false
  let isDue = false
  let left = 0

  function greet(): void {
    isDue = false
    if (!isLost) return
    if (isClosed()) return onState('closed')
    hello()
    left -= 1
    if (left <= 0) return
    isDue = true
    later(greet)
  }
  function begin(): void {
    left = MOST
    if (!isDue) greet()
  }
  return {
    answered() {
      if (isLost) onState('heard')
      isLost = false
    },
    lost() {
      if (isLost) return
      isLost = true
      onState('lost')
      begin()
    },
    again: begin,
  }
}

function wait(work: () => void): void {
  setTimeout(work, PAUSE)
}
