import type { NodeTemplate } from '@heddle/kit'

const SILENCE = 'https://heddle.example/silence.mp3'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'a recording', node: { element: 'audio', props: { url: SILENCE, title: 'The sound of the oven', preload: 'none' } } },
]
