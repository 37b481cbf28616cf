import { describe, expect, it } from 'vitest'
import { codesOf, fieldsOf, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import { addClass } from '../styles/add-class.ts'
import { deleteClass } from '../styles/delete-class.ts'
import { insertClass } from '../styles/insert-class.ts'
import { removeClass } from '../styles/remove-class.ts'
import { setClassCondition } from '../styles/set-class-condition.ts'
import { setAttribute, setCondition, setLink, setProp, setRepeat } from './set-values.ts'
import { setState } from '../styles/set-state.ts'
import { sortedKeys } from '../../records/order.ts'
import { setStyle } from '../styles/set-style.ts'

describe('values', () => {
  const prop = (field: string, value: Parameters<typeof setProp>[1]['value'], variant?: string, name = 'textb') => ({
    ids: [idOf(name)],
    field,
    value,
    ...(variant !== undefined && { variant }),
    fieldsOf,
  })

  it('document-D21 a field takes a literal in its language, and null resets it', () => {
    const { view, run } = smallSite()
    run(setProp(view, prop('text', 'Второй', 'ru')))
    expect(view.find('node', idOf('textb'))?.props['text']).toEqual({ ru: 'Второй' })
    run(setProp(view, prop('text', null, 'ru')))
    expect(view.find('node', idOf('textb'))?.props['text']).toEqual({})
  })

  it.each([
    ['an unknown field', prop('colour', 'x'), 'unknown-field'],
    ['a language the project lacks', prop('text', 'x', 'de'), 'foreign-variant'],
    ['a screen for a field that does not vary', prop('tag', 'x', 'mobile', 'box'), 'foreign-variant'],
    ['a literal of a wrong type', prop('text', 5, 'ru'), 'wrong-type'],
    ['a literal out of range', prop('text', 'x'.repeat(100), 'ru'), 'wrong-value'],
    ['a binding where none is allowed', prop('tag', { type: 'f', code: '1' }, undefined, 'box'), 'not-bindable'],
    ['an empty formula', prop('text', { type: 'f', code: ' ' }, 'ru'), 'empty-formula'],
    ['a node that is gone', prop('text', 'x', 'ru', 'gone'), 'unknown-record'],
  ])('document-D21 %s is refused', (_, input, code) => {
    expect(codesOf(setProp(smallSite().view, input))).toEqual([code])
  })

  it('document-D22 many styles at once, for nodes and classes, all or nothing', () => {
    const { view, run } = smallSite()
    const ids = [idOf('box'), idOf('class')]
    run(setStyle(view, { ids, variant: 'tablet:hover', values: { opacity: 0.5, 'row-gap': '4px' } }))
    expect(view.find('style-class', idOf('class'))?.styles['tablet:hover']).toEqual({ opacity: 0.5, 'row-gap': '4px' })
    run(setStyle(view, { ids, variant: 'tablet:hover', values: { opacity: null } }))
    expect(view.find('node', idOf('box'))?.styles['tablet:hover']).toEqual({ 'row-gap': '4px' })
    const bad = setStyle(view, { ids, variant: 'default', values: { opacity: '0.1', color: 'red;}' } })
    expect(codesOf(bad)).toEqual(['wrong-value', 'wrong-value'])
  })

  it('document-D22 tokens have to exist and to fit, screens to be known', () => {
    const { view } = smallSite()
    const set = (variant: string, values: Parameters<typeof setStyle>[1]['values']) =>
      codesOf(setStyle(view, { ids: [idOf('box')], variant, values }))
    expect(set('default', { color: { type: 'token', id: idOf('gone') } })).toEqual(['unknown-token'])
    expect(set('default', { font: { type: 'token', id: idOf('token') } })).toEqual(['wrong-token-type'])
    expect(set('watch', { opacity: '1' })).toEqual(['unknown-variant'])
    expect(set('default', { color: { type: 'f', code: 'variables.c' } })).toEqual([])
  })

  it.each(['onclick', 'style', 'srcdoc', 'HREF', 'a b', 'data-x/y'])('document-D23 the attribute %s is refused', (name) => {
    expect(codesOf(setAttribute(smallSite().view, { ids: [idOf('box')], name, value: 'x' }))).toEqual(['bad-attribute'])
  })

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'document-D23 the address %s is refused',
    (href) => {
      expect(codesOf(setLink(smallSite().view, { ids: [idOf('box')], link: { type: 'external', href } }))).toEqual([
        'unsafe-address',
      ])
    },
  )

  it('document-D23 ordinary attributes and links are set and removed', () => {
    const { view, run } = smallSite()
    run(setAttribute(view, { ids: [idOf('box')], name: 'data-role', value: 'card' }))
    run(setLink(view, { ids: [idOf('box')], link: { type: 'external', href: 'https://example.org/?a=1:2' } }))
    run(setCondition(view, { ids: [idOf('box')], condition: { type: 'f', code: 'true' } }))
    expect(view.find('node', idOf('box'))).toMatchObject({
      attributes: { 'data-role': 'card' },
      link: { type: 'external' },
      condition: { code: 'true' },
    })
    run(setLink(view, { ids: [idOf('box')], link: null }))
    expect(view.find('node', idOf('box'))).not.toHaveProperty('link')
    expect(codesOf(setLink(view, { ids: [idOf('box')], link: { type: 'internal', pageId: idOf('gone') } }))).toEqual([
      'unknown-reference',
    ])
    const props = { title: 'Sure?', many: { type: 'f', code: 'context.item.data.many' } } as const
    run(setLink(view, { ids: [idOf('box')], link: { type: 'open-popup', props } }))
    expect(view.find('node', idOf('box'))?.link).toEqual({ type: 'open-popup', props })
    expect(codesOf(setLink(view, { ids: [idOf('box')], link: { type: 'open-popup', popupId: idOf('box') } }))).toEqual([
      'unknown-reference',
    ])
    expect(codesOf(setCondition(view, { ids: [idOf('box')], condition: { type: 'f', code: '' } }))).toEqual(['empty-formula'])
  })

  it('document-D138 a node has states that hold while a condition does, each after those before it', () => {
    const { view, run } = smallSite()
    const nodeId = idOf('box')
    const condition = { type: 'f', code: '1 < 2' } as const
    const states = () => view.find('node', nodeId)?.states ?? {}
    run(setState(view, { nodeId, stateId: 'when-late', state: { name: ' Late ', condition } }))
    run(setState(view, { nodeId, stateId: 'when-new', state: { name: 'New', condition } }))
    expect(sortedKeys(states())).toEqual(['when-late', 'when-new'])
    const index = states()['when-late']?.index
    run(setState(view, { nodeId, stateId: 'when-late', state: { name: 'Overdue' } }))
    run(setState(view, { nodeId, stateId: 'when-late', state: { condition: { type: 'f', code: 'false' } } }))
    expect(states()['when-late']).toEqual({ name: 'Overdue', condition: { type: 'f', code: 'false' }, index })
  })

  it('document-D138 a state that is taken away takes its styles on all screens along', () => {
    const { view, run } = smallSite()
    const nodeId = idOf('box')
    run(setState(view, { nodeId, stateId: 'when-late', state: { name: 'Late', condition: { type: 'f', code: 'true' } } }))
    for (const variant of ['default:when-late', 'tablet:when-late', 'default:hover'])
      run(setStyle(view, { ids: [nodeId], variant, values: { color: 'red', opacity: '1' } }))
    run(setState(view, { nodeId, stateId: 'when-late', state: null }))
    const node = view.find('node', nodeId)
    expect(node?.states?.['when-late']).toBeUndefined()
    const left = Object.entries(node?.styles ?? {}).filter(([, values]) => Object.keys(values).length > 0)
    expect(left.map(([variant]) => variant)).not.toContain('default:when-late')
    expect(left.map(([variant]) => variant)).not.toContain('tablet:when-late')
    expect(node?.styles['default:hover']).toEqual({ color: 'red', opacity: '1' })
  })

  it.each([
    ['when-late', { name: 'Late' }, 'unknown-state'],
    ['when-late', { name: ' ', condition: { type: 'f', code: '1' } }, 'empty-name'],
    ['when-late', { name: 'Late', condition: { type: 'f', code: ' ' } }, 'empty-formula'],
    ['hover', { name: 'Late', condition: { type: 'f', code: '1' } }, 'bad-state'],
  ] as const)('document-D138 the state %s of %j is refused', (stateId, state, code) => {
    const { view } = smallSite()
    expect(codesOf(setState(view, { nodeId: idOf('box'), stateId, state }))).toEqual([code])
  })

  it('document-D162 a class is on while a condition holds, until it is taken off or away', () => {
    const { view, run } = smallSite()
    const ids = [idOf('texta'), idOf('textb')]
    const newId = idSource('k')
    const [one = '', two = ''] = [
      ...run(insertClass(view, { name: 'Late', newId })),
      ...run(insertClass(view, { name: 'New', newId })),
    ]
    const condition = { type: 'f', code: '1 < 2' } as const
    for (const classId of [one, two]) {
      run(addClass(view, { ids, classId }))
      run(setClassCondition(view, { ids, classId, condition }))
    }
    const conditions = () => Object.keys(view.find('node', idOf('texta'))?.classConditions ?? {})
    expect(conditions().toSorted()).toEqual([one, two].toSorted())
    run(removeClass(view, { ids, classId: one }))
    expect(conditions()).toEqual([two])
    expect(codesOf(setClassCondition(view, { ids, classId: one, condition }))).toContain('unknown-reference')
    expect(codesOf(setClassCondition(view, { ids, classId: two, condition: { type: 'f', code: ' ' } }))).toContain(
      'empty-formula',
    )
    run(deleteClass(view, { id: two }))
    expect(conditions()).toEqual([])
    expect(Object.keys(view.find('node', idOf('texta'))?.classes ?? {})).not.toContain(two)
  })

  it('document-D135 a node is drawn over a list, with the field its rows are known by, and how; null draws it once', () => {
    const { view, run } = smallSite()
    const ids = [idOf('box')]
    const over = { type: 'f', code: '[1, 2]' } as const
    const repeat = () => view.find('node', idOf('box'))?.repeat
    run(setRepeat(view, { ids, repeat: { over, key: ' id ', draws: 'visible' } }))
    expect(repeat()).toEqual({ over, key: 'id', draws: 'visible' })
    run(setRepeat(view, { ids, repeat: { over, key: ' ' } }))
    expect(repeat()).toEqual({ over })
    expect(codesOf(setRepeat(view, { ids, repeat: { over: { type: 'f', code: ' ' } } }))).toEqual(['empty-formula'])
    run(setRepeat(view, { ids, repeat: null }))
    expect(repeat()).toBeUndefined()
  })

  it('document-D24 classes keep their order; the last one is the strongest', () => {
    const { view, run } = smallSite()
    const [id = ''] = run(insertClass(view, { name: 'Muted', newId: idSource('k') }))
    run(addClass(view, { ids: [idOf('texta')], classId: id }))
    const order = () =>
      Object.entries(view.find('node', idOf('texta'))?.classes ?? {})
        .toSorted((a, b) => (a[1] < b[1] ? -1 : 1))
        .map(([classId]) => classId)
    expect(order()).toEqual([idOf('class'), id])
    run(addClass(view, { ids: [idOf('texta')], classId: id, at: 0 }))
    expect(order()).toEqual([id, idOf('class')])
    run(removeClass(view, { ids: [idOf('texta')], classId: id }))
    expect(order()).toEqual([idOf('class')])
    expect(codesOf(addClass(view, { ids: [idOf('texta')], classId: idOf('gone') }))).toEqual(['unknown-reference'])
  })
})
