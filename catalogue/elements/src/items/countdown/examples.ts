import type { NodeTemplate } from '@heddle/kit'

const countdown = (name: string, props: NonNullable<NodeTemplate['props']>) => ({
  name,
  node: { element: 'countdown', props: { mode: 'duration', starts: false, ...props } },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  countdown('numbers with words', { seconds: 273_905 }),
  countdown('as a clock', { seconds: 273_905, look: 'clock' }),
  countdown('minutes and seconds', { seconds: 600, look: 'clock', largest: 'minute' }),
  countdown('over', { seconds: 0, endText: 'The sale has begun.' }),
]
