import { expect, test } from 'vitest'
import { bind, workflow } from '../testing/logic.ts'
import { id, node, project } from '../testing/fixture.ts'
import { publish } from '../testing/publish.ts'

type Props = Parameters<typeof node>[3]

/** A contact form at this address, with what else is said. */
const contact = (address: string, ...more: Parameters<typeof project>[0] & object) =>
  project([
    node('part', 'home', 'section'),
    node('form', 'part', 'form-container', { props: { address: { default: address } } } as Props),
    ...[
      node('name', 'form', 'form-input', { props: { fieldName: { default: 'name' } } } as Props),
      node('topic', 'form', 'select', { props: { fieldName: { default: 'topic' } } } as Props),
      node('send', 'form', 'button', { props: { buttonType: { default: 'submit' } } } as Props),
    ].map((one) => ({ ...one, place: { ...one.place, slot: 'formContent' } })),
    ...more,
  ])
const policyOf = (headers: string): string => JSON.parse(headers).contentSecurityPolicy['index.html']

test('publish-P18 a page with a form that is sent somewhere ships no script, and its policy lets the form go there alone', async () => {
  const { file, problems } = await publish(contact('https://Forms.example:8443/contact?a=1'))
  expect(problems).toEqual([])
  const html = file('index.html')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('modulepreload')
  expect(html).toMatch(/<form [^>]*action="https:\/\/Forms\.example:8443\/contact\?a=1" method="post"/)
  const [input] = /<input[^>]*>/.exec(html) ?? []
  expect([input, input]).toEqual([expect.stringContaining(' name="name"'), expect.stringContaining(' required=""')])
  expect(html).not.toContain('novalidate')
  expect(policyOf(file('headers.json'))).toContain("form-action 'self' https://forms.example:8443;")
})

test.each([
  ['/thanks', "form-action 'self';"],
  ['', "form-action 'self';"],
  ['mailto:ada@example.org', "form-action 'self' mailto:;"],
])('publish-P18 a form that is sent to "%s" may go there: %s', async (address, expected) => {
  const { file } = await publish(contact(address))
  expect(policyOf(file('headers.json'))).toContain(expected)
})

test('publish-P18 a workflow on the form makes it and its inputs alive', async () => {
  const sent = workflow('sent', [{ type: 'log', args: { message: 'Sent' } }], { ownerId: id('form'), trigger: 'submit' })
  const { file } = await publish(contact('', sent))
  const { wwObjects } = JSON.parse(file(`data/${id('home')}.ru.json`))
  const live = ['form', 'name', 'topic', 'send'].map((name) => Boolean(wwObjects[id(name)].live))
  expect(live).toEqual([true, true, true, false])
  expect(file('index.html')).toContain('<script')
})

test('publish-P18 an address that a formula gives may be any that is encrypted', async () => {
  const form = node('other', 'part', 'form-container', { props: { address: { default: bind("'https://a.example'") } } } as Props)
  const { file } = await publish(contact('', form))
  expect(policyOf(file('headers.json'))).toContain("form-action 'self' https:;")
})
