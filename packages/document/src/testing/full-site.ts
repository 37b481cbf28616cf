import { blankNode } from '../records/blank.ts'
import type { DocumentRecord } from '../records/types.ts'
import { idOf, smallSite, smallSiteRecords, type SmallSite } from './small-site.ts'

const STRUCTURE = { folder: '', index: 'a0' } as const

/** The small site with something of everything: a workflow, a collection, a formula, a component in use, three languages. */
export function fullSite(): SmallSite {
  const [site, ...others] = smallSiteRecords()
  const languages = Object.fromEntries(
    ['ru', 'en', 'de'].map((language, at) => [language, { index: `a${at}`, isDefault: language === 'ru' }]),
  )
  const log = { type: 'log', args: {} }
  const records: readonly DocumentRecord[] = [
    ...(site?.kind === 'site' ? [{ ...site, languages }] : []),
    ...others,
    {
      ...STRUCTURE,
      id: idOf('flow'),
      kind: 'workflow',
      name: 'Flow',
      trigger: 'click',
      triggerConditions: { key: 'Enter' },
      ownerId: idOf('button'),
      parameters: [],
      firstAction: idOf('act1'),
      actions: {
        [idOf('act1')]: { ...log, next: idOf('act2') },
        [idOf('act2')]: { type: 'loop', args: {}, loop: idOf('act3'), next: idOf('act4') },
        [idOf('act3')]: log,
        [idOf('act4')]: { type: 'if', args: {}, branches: [{ value: true, id: idOf('act5') }, { value: false }] },
        [idOf('act5')]: log,
      },
    },
    {
      ...STRUCTURE,
      id: idOf('orders'),
      kind: 'collection',
      name: 'Orders',
      mode: 'static',
      type: 'collection',
      config: {},
      data: [],
    },
    { ...STRUCTURE, id: idOf('photo'), kind: 'asset', name: 'Photo', file: `${'a'.repeat(64)}.png`, mime: 'image/png', size: 5 },
    { id: idOf('maps'), kind: 'plugin', index: 'a0', name: 'Maps', namespace: 'maps', settings: { publicData: { key: 'a' } } },
    {
      ...STRUCTURE,
      id: idOf('tax'),
      kind: 'formula',
      folder: 'Money',
      name: 'tax',
      parameters: [{ name: 'net', type: 'number' }],
      code: 'net * 0.2',
      description: 'Tax of an amount',
      examples: [{ name: 'A hundred', given: { net: 100 }, expected: 20 }],
    },
    {
      ...STRUCTURE,
      id: idOf('trial'),
      kind: 'test',
      name: 'Flow works',
      workflowId: idOf('flow'),
      recording: '{}',
      expected: [{ of: 'end', id: idOf('flow'), value: 'done' }],
    },
    {
      ...STRUCTURE,
      id: idOf('card'),
      kind: 'library-component',
      name: 'Card',
      type: 'component',
      rootElementId: idOf('cardroot'),
      configuration: {},
      properties: { [idOf('title')]: { name: 'title', type: 'text', defaultValue: 'T' } },
    },
    { ...blankNode(idOf('cardroot'), 'box', { parentId: idOf('card'), slot: 'root', index: 'a0' }), isOpen: true },
    {
      ...blankNode(idOf('instance'), 'library-component', { parentId: idOf('second'), slot: 'children', index: 'a0' }),
      componentId: idOf('card'),
      props: { [idOf('title')]: { default: 'Mine' } },
      overrides: { [idOf('cardroot')]: { styles: { default: { color: '#123456' } } } },
    },
  ]
  return smallSite(records)
}
