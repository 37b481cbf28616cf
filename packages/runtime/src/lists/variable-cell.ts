import { batch, Signal, signal } from '@preact/signals-core'

/** Answers that are kept though nobody may follow them any more, before it is looked which those are. */
const LOOKED_THROUGH = 1000

/** In place of an answer: it has to be asked for again. */
const DROPPED = undefined

interface Asked {
  readonly answer: Signal<boolean | undefined>
  isFollowed: boolean
}

/**
 * Where the value of a variable is kept. Who only asks whether it is a certain value follows nothing else: of a thousand rows
 * that ask whether they are the chosen one, two have to do with another choice.
 */
export class VariableCell extends Signal<unknown> {
  #asked: Map<unknown, Asked> | undefined
  #enough = LOOKED_THROUGH

  override get value(): unknown {
    return super.value
  }

  override set value(next: unknown) {
    const before = this.peek()
    batch(() => {
      super.value = next
      this.#answer(before, false)
      this.#answer(next, !Number.isNaN(next))
    })
  }

  /** Whether the value is this one (`===`). Read in a computation, only that is followed. */
  is(other: unknown): boolean {
    this.#asked ??= new Map()
    return (this.#asked.get(other) ?? this.#ask(other, this.#asked)).answer.value === true
  }

  #answer(other: unknown, isThis: boolean): void {
    const asked = this.#asked?.get(other)
    if (asked) asked.answer.value = isThis
  }

  #ask(other: unknown, all: Map<unknown, Asked>): Asked {
    if (all.size >= this.#enough) this.#lookThrough(all)
    const asked: Asked = {
      isFollowed: false,
      answer: signal<boolean | undefined>(this.peek() === other, {
        watched: () => void (asked.isFollowed = true),
        unwatched: () => drop(other, asked, all),
      }),
    }
    all.set(other, asked)
    return asked
  }

  #lookThrough(all: Map<unknown, Asked>): void {
    for (const [other, asked] of all) if (!asked.isFollowed) drop(other, asked, all)
    this.#enough = Math.max(LOOKED_THROUGH, all.size * 2)
  }
}

/** What was worked out with the answer, and is not followed now, is worked out anew when it is. */
function drop(other: unknown, asked: Asked, all: Map<unknown, Asked>): void {
  asked.isFollowed = false
  asked.answer.value = DROPPED
  if (all.get(other) === asked) all.delete(other)
}
