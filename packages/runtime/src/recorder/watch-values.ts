import type { WatchedVariable } from '@heddle/workflow/watch'
import type { WatchedSite } from '../watch/watch.ts'

/** The variables of a page as they are watched. */
export interface WatchedValues {
  readonly list: () => readonly WatchedVariable[]
  readonly set: (id: string, value: unknown) => void
  /** Shows other values, and what is told meanwhile is nobody's; `undefined` puts back those of now. */
  readonly look: (values: Readonly<Record<string, unknown>> | undefined) => void
  /** Another page: its variables are watched. */
  readonly follow: () => void
}

export function createWatchedValues(
  { variables }: Pick<WatchedSite, 'variables'>,
  onChange: (id: string, value: unknown) => void,
): WatchedValues {
  let unfollow: (() => void)[] = []
  /** Values of now, while those of the past are on show. */
  let now: Map<string, unknown> | undefined
  return {
    list: () => variables.list().map(({ id, name, type }) => ({ id, name, type, value: variables.peek(id) })),
    set: (id, value) => variables.set(new Map([[id, value]])),
    look(values) {
      if (values) {
        now ??= new Map(variables.list().map(({ id }) => [id, variables.peek(id)]))
        variables.set(new Map(Object.entries(values)))
      } else if (now) {
        variables.set(now)
        now = undefined
      }
    },
    follow() {
      for (const stop of unfollow) stop()
      unfollow = variables.list().flatMap(({ id }) => {
        const share = variables.share(id)
        return share ? [share.subscribe(() => void (now ?? onChange(id, variables.peek(id))))] : []
      })
    },
  }
}
