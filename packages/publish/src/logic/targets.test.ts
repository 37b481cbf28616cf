import { expect, it } from 'vitest'
import type { WorkflowRecord } from '@heddle/document'
import { id, node, project } from '../testing/fixture.ts'
import { publish } from '../testing/publish.ts'

it('marks the nodes that actions scroll to, and no others', async () => {
  const workflow: WorkflowRecord = {
    id: id('workflow'),
    kind: 'workflow',
    name: 'Show',
    folder: '',
    index: 'a0',
    ownerId: id('open'),
    trigger: 'click',
    parameters: [],
    firstAction: id('scroll'),
    actions: { [id('scroll')]: { type: 'scroll-to-element', args: { nodeId: id('there') } } },
  }
  const published = await publish(
    project([node('part', 'home', 'section'), node('open', 'part', 'button'), node('there', 'part', 'text'), workflow]),
  )
  const html = published.file('index.html')
  expect(html.match(/data-target="[^"]*"/g)).toEqual([`data-target="${id('there')}"`])
})
