import type { DocumentRecord } from '@heddle/document'

const id = (name: string): string => name.padEnd(16, '0')

/** A workflow that hears the clicks of the node whose id begins with a name. @param more what is otherwise in it */
export const clickWorkflow = (name: string, more: object = {}): DocumentRecord => ({
  id: id(`on ${name}`),
  kind: 'workflow',
  name: `on ${name}`,
  folder: '',
  index: 'a0',
  ownerId: id(name),
  trigger: 'click',
  parameters: [],
  firstAction: id('act'),
  actions: { [id('act')]: { type: 'return', args: {} } },
  ...more,
})
