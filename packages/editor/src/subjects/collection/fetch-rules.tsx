import { useState } from 'react'
import { isBinding, type Bindable, type CollectionRecord } from '@heddle/document'
import type { Json } from '@heddle/store'
import { TextField } from '../../ui/text-field.tsx'
import { SetRow } from './set-row.tsx'
import type { CollectionChanges } from './use-change.ts'
import { words } from './words.ts'

/** The longest time limit in seconds. */
const LONGEST = 600

export interface FetchRulesProps {
  readonly collection: CollectionRecord
  readonly changes: Pick<CollectionChanges, 'set'>
}

/** The condition under which a collection is fetched with its page. */
export function OnlyWhen({ collection, changes: { set } }: FetchRulesProps) {
  const { onlyWhen } = collection.config
  const target = {
    label: words.onlyWhen,
    value: onlyWhen,
    nodeId: undefined,
    onBind: (next: Bindable) => set({ config: { onlyWhen: next as Json } }),
    onUnbind: () => set({ config: { onlyWhen: null } }),
  }
  return (
    <SetRow
      label={words.onlyWhen}
      target={target}
      help={words.onlyWhenHelp}
      onReset={onlyWhen === undefined ? undefined : target.onUnbind}
    >
      <TextField label={words.onlyWhen} isLabelHidden value="" placeholder={words.always} onCommit={() => undefined} />
    </SetRow>
  )
}

/** How long an answer is waited for. */
export function TimeLimit({ collection, changes: { set } }: FetchRulesProps) {
  const { timeLimit } = collection.config
  const [isWrong, setIsWrong] = useState(false)
  const commit = (text: string) => {
    const seconds = Number(text.trim().replace(/\s*s$/, ''))
    const isNone = text.trim() === ''
    const isFine = isNone || (seconds > 0 && seconds <= LONGEST)
    setIsWrong(!isFine)
    if (isFine) set({ config: { timeLimit: isNone ? null : seconds } })
  }
  const target = {
    label: words.timeLimit,
    value: timeLimit,
    nodeId: undefined,
    onBind: (next: Bindable) => set({ config: { timeLimit: next as Json } }),
    onUnbind: () => set({ config: { timeLimit: null } }),
  }
  return (
    <SetRow label={words.timeLimit} target={target} onReset={timeLimit === undefined ? undefined : target.onUnbind}>
      <TextField
        label={words.timeLimit}
        isLabelHidden
        value={typeof timeLimit === 'number' && !isBinding(timeLimit) ? `${timeLimit} s` : ''}
        placeholder={words.noTimeLimit}
        error={isWrong ? words.notSeconds(LONGEST) : undefined}
        onCommit={commit}
      />
    </SetRow>
  )
}
