import { describe, expect, it } from 'vitest'
import { blankNode } from '@heddle/document'
import { insertLanguage, setSite, setTexts } from '@heddle/document/operations'
import { Page, Section, Text } from '@heddle/testing'
import { fieldValues } from '../../session/element-values.ts'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { showText } from './show-text.ts'
import { createTextRows, filterRows, isWritten } from './text-rows.ts'
import { readTexts, textsToCsv } from './texts-csv.ts'
import { knownOf } from '../../fields/texts-known.ts'

const id = (name: string) => name.padEnd(16, '0')
const [HOME, ABOUT, TITLE, LEAD, FORM] = [id('home'), id('about'), id('title'), id('lead'), id('form')] as const

function open() {
  const editor = createTestEditor([
    <Page key="home" id={HOME} name="Home" title="Welcome">
      <Section>
        <Text id={TITLE} name="Heading">
          Bread, fresh
        </Text>
        <Text id={LEAD}>=1+1</Text>
      </Section>
    </Page>,
    <Page key="about" id={ABOUT} name="About" path="about" title="About us" />,
  ])
  editor.change('Add', insertLanguage(editor.view, { language: 'de' }))
  const rows = createTextRows(editor)
  const bring = (csv: string) => readTexts(csv, rows(), ['en', 'de'])
  return { ...editor, rows, bring }
}

const node = (nodeId: string, element: string) => blankNode(nodeId, element, { parentId: '', slot: '', index: '' })
const defaultsOf = ({ definitions }: ReturnType<typeof createTestEditor>, element: string) =>
  fieldValues({ props: {} }, definitions.get(element)?.fields ?? {})

describe('the texts of a project', () => {
  it('stand page by page, each page first, with what holds them', () => {
    const { rows } = open()
    expect(rows().map(({ key, holder, label }) => [key, holder, label])).toEqual([
      [`${HOME}/title`, 'Home', 'Title'],
      [`${TITLE}/props/text`, 'Home', 'Heading · Text'],
      [`${LEAD}/props/text`, 'Home', '=1+1 · Text'],
      [`${ABOUT}/title`, 'About', 'Title'],
    ])
  })

  it('follow changes: what did not change stays the same row, and nothing at all the same list', () => {
    const { rows, store } = open()
    const before = rows()
    expect(rows()).toBe(before)
    store.apply({ set: { [TITLE]: { 'props/text/de': [null, 'Brot'] } } })
    const after = rows()
    expect(after[1]?.values).toEqual({ en: 'Bread, fresh', de: 'Brot' })
    expect(after.map((row, at) => row === before[at])).toEqual([true, false, true, true])
    store.apply({ set: { [HOME]: { name: ['Home', 'Start'] } } })
    expect(rows().map(({ holder }) => holder)).toEqual(['Start', 'Start', 'Start', 'About'])
  })

  it('are listed where nobody wrote them yet, when asked for, but not of settings that are not there', () => {
    const editor = open()
    editor.store.apply({
      set: { [TITLE]: { 'props/text/en': ['Bread, fresh', null] } },
      put: { [FORM]: { ...node(FORM, 'form-input'), place: { parentId: ABOUT, slot: 'sections', index: 'a0' } } },
    })
    const keys = createTextRows(editor, true)().map(({ key }) => key)
    expect(keys).toContain(`${TITLE}/props/text`)
    expect(keys).toContain(`${ABOUT}/meta/desc`)
    expect(keys).toContain(`${FORM}/props/placeholder`)
    const hidden = Object.entries(editor.definitions.get('form-input')?.fields ?? {})
      .filter(
        ([, field]) => field.kind === 'text' && field.translated && field.when?.(defaultsOf(editor, 'form-input')) === false,
      )
      .map(([name]) => `${FORM}/props/${name}`)
    expect(hidden.length).toBeGreaterThan(0)
    for (const key of hidden) expect(keys).not.toContain(key)
    const texts = [{ id: TITLE, map: 'props/text', language: 'de', value: 'Brot' }]
    expect(setTexts(editor.view, { texts, ...knownOf(editor) })).toMatchObject({ ok: true })
  })

  it('are those inside of lists too, by the number of their item, and are written there', () => {
    const editor = open()
    const put = (element: string, props: object) =>
      editor.store.apply({
        put: { [FORM]: { ...node(FORM, element), props, place: { parentId: ABOUT, slot: 'sections', index: 'a0' } } as never },
      })
    const listed = () =>
      editor
        .rows()
        .filter(({ id: of }) => of === FORM)
        .map(({ map, label, values }) => [map, label, values])
    put('select', { options: { default: [{ label: 'Small', value: 's' }] } })
    expect(listed()).toEqual([['props/options/default/0/label', 'Select · Options · 1 · label', { en: 'Small' }]])
    const texts = [{ id: FORM, map: 'props/options/default/0/label', language: 'de', value: 'Klein' }]
    editor.change('Translate', setTexts(editor.view, { texts, ...knownOf(editor) }))
    expect(listed().map(([, , values]) => values)).toEqual([{ en: 'Small', de: 'Klein' }])
    put('data-grid', { columns: { default: [{ key: 'a', title: 'Name', options: [{ value: 'x', label: 'Mine' }] }] } })
    expect(listed()).toEqual([
      ['props/columns/default/0/title', 'Data grid · Columns · 1 · Title', { en: 'Name' }],
      ['props/columns/default/0/options/0/label', 'Data grid · Columns · 1 · Options · 1 · Label', { en: 'Mine' }],
    ])
    put('chart', { labels: { default: ['May'] } })
    expect(listed().map(([, label]) => label)).toEqual(['Line chart · Labels · 1'])
  })

  it('are found by what they say in any language and by where they stand, by page, and where one is missing', () => {
    const { rows, store } = open()
    store.apply({ set: { [TITLE]: { 'props/text/de': [null, 'Brot'] } } })
    const found = (filter: Partial<Parameters<typeof filterRows>[2]>) =>
      filterRows(rows(), ['en', 'de'], { typed: '', holderId: undefined, isMissing: false, ...filter }).map(({ key }) => key)
    expect(found({ typed: ' BROT' })).toEqual([`${TITLE}/props/text`])
    expect(found({ typed: 'heading' })).toEqual([`${TITLE}/props/text`])
    expect(found({ holderId: ABOUT })).toEqual([`${ABOUT}/title`])
    expect(found({ isMissing: true })).toEqual([`${HOME}/title`, `${LEAD}/props/text`, `${ABOUT}/title`])
    expect(found({ typed: 'nothing like it' })).toEqual([])
  })
})

it('a formula serves the languages that have no text, unless another is written beside it', () => {
  const { rows, store } = open()
  const lead = () => rows().find(({ key }) => key === `${LEAD}/props/text`)
  const missing = () => ['en', 'de'].filter((language) => !isWritten(lead() ?? { values: {} }, language))
  expect(missing()).toEqual(['de'])
  store.apply({ set: { [LEAD]: { 'props/text/en': ['=1+1', { type: 'f', code: 'page.title' }] } } })
  expect(missing()).toEqual([])
  store.apply({ set: { [LEAD]: { 'props/text/de': [null, ''] } } })
  expect(missing()).toEqual(['de'])
})

describe('texts as CSV', () => {
  it('are written with a column for each language and read back without a change; what a spreadsheet would run is made plain', () => {
    const { rows, bring } = open()
    const csv = textsToCsv(rows(), ['en', 'de'])
    expect(csv.split('\n').map((line) => line.trim())).toContain(`${TITLE}/props/text,Home,Heading · Text,"Bread, fresh",`)
    expect(csv).toContain("'=1+1")
    expect(bring(csv)).toEqual({ texts: [], wrong: [] })
    expect(bring(`key;DE\n${TITLE}/props/text;Brot\n${LEAD}/props/text;"zwei\r\nZeilen"\n`)).toEqual({
      texts: [
        { id: TITLE, map: 'props/text', language: 'de', value: 'Brot' },
        { id: LEAD, map: 'props/text', language: 'de', value: 'zwei\nZeilen' },
      ],
      wrong: [],
    })
  })

  it('say line by line what did not fit, and take the rest', () => {
    const { bring, store } = open()
    store.apply({ set: { [LEAD]: { 'props/text/de': [null, { type: 'f', code: '2' }] } } })
    const lines = [
      'key,page,de,fr',
      'nobody00000000000/props/text,,x,',
      `${LEAD}/props/text,,three,`,
      `${TITLE}/props/text,,Brot,pain`,
      `${TITLE}/props/text,,Semmel,`,
      `${HOME}/title,,${'a'.repeat(100_001)},`,
      `${ABOUT}/title,,,`,
    ]
    const { texts, wrong } = bring(lines.join('\n'))
    expect(texts).toEqual([{ id: TITLE, map: 'props/text', language: 'de', value: 'Brot' }])
    expect(wrong).toEqual([
      'Line 1: “fr” is no language of this site; its column is left out',
      'Line 2: there is no text “nobody00000000000/props/text” any more',
      'Line 3: a formula gives the text in de',
      `Line 5: “${TITLE}/props/text” stood in a line before`,
      'Line 6: the text in de is longer than 100,000 characters',
    ])
  })

  it.each([
    ['', /no column “key”/],
    ['a,b\n1,2', /no column “key”/],
    ['key,page\nx,y', /no language/],
    ['key,de\n"x', /^Line 2, column 1: this quote is never closed/],
    ['__proto__,constructor\n1,2', /no column “key”/],
  ])('that are none are refused: %j', (csv, why) => {
    const { texts, wrong } = open().bring(csv)
    expect(texts).toEqual([])
    expect(wrong[0]).toMatch(why)
  })
})

describe('texts of actions', () => {
  const say = (workflowId: string, text: string, ownerId?: string) => ({
    id: workflowId,
    kind: 'workflow' as const,
    name: 'Tell',
    folder: '',
    index: 'a0',
    ...(ownerId !== undefined && { ownerId }),
    trigger: '',
    parameters: [],
    actions: { [id('say')]: { type: 'show-toast', args: { text, kind: 'info' } } },
  })
  const [ON_TITLE, SHARED] = [id('ontitle'), id('shared')] as const
  const map = `actions/${id('say')}/args/text`
  function openWithActions() {
    const editor = open()
    editor.store.apply({ put: { [ON_TITLE]: say(ON_TITLE, 'Saved', TITLE), [SHARED]: say(SHARED, 'Offline') } })
    return editor
  }

  it('stand with the element whose workflow tells them, those of the whole site at the end', () => {
    const { rows } = openWithActions()
    expect(rows().map(({ key, holder, label }) => [key, holder, label])).toEqual([
      [`${HOME}/title`, 'Home', 'Title'],
      [`${TITLE}/props/text`, 'Home', 'Heading · Text'],
      [`${ON_TITLE}/${map}`, 'Home', 'Tell · Show toast · Text'],
      [`${LEAD}/props/text`, 'Home', '=1+1 · Text'],
      [`${ABOUT}/title`, 'About', 'Title'],
      [`${SHARED}/${map}`, 'The whole site', 'Tell · Show toast · Text'],
    ])
  })

  it('are missing where nobody wrote them, and listed empty when asked for', () => {
    const editor = openWithActions()
    const told = editor.rows().find((row) => row.id === ON_TITLE)
    expect(['en', 'de'].filter((language) => told && !isWritten(told, language))).toEqual(['de'])
    const keys = createTextRows(editor, true)().map(({ key }) => key)
    expect(keys).toContain(`${ON_TITLE}/actions/${id('say')}/args/button`)
    expect(editor.rows().map(({ key }) => key)).not.toContain(`${ON_TITLE}/actions/${id('say')}/args/button`)
  })

  it('lead to what the action is told, in the language that was looked at; those of the site to its settings', () => {
    const editor = openWithActions()
    const { session, view } = editor
    session.isCoverOpen.value = true
    showText(editor, { id: ON_TITLE, map }, 'de')
    expect([session.isCoverOpen.value, session.language.value]).toEqual([false, 'de'])
    expect([session.selection.value, session.inspectorTab.value]).toEqual([[TITLE], 'workflows'])
    expect(session.action.value).toEqual({ workflowId: ON_TITLE, actionId: id('say') })
    expect(session.askedArgument.value).toBe('text')
    showText(editor, { id: SHARED, map }, undefined)
    expect([session.subject.value, session.action.value?.workflowId]).toEqual([SHARED, SHARED])
    showText(editor, { id: view.site()?.id ?? '', map: 'names' }, 'en')
    expect([session.panel.value, session.subject.value, session.language.value]).toEqual(['settings', undefined, 'en'])
  })

  it('go out as CSV and come back translated, in one change', () => {
    const editor = openWithActions()
    const csv = textsToCsv(editor.rows(), ['en', 'de'])
    expect(csv).toContain(`${ON_TITLE}/${map},Home,Tell · Show toast · Text,Saved,`)
    expect(editor.bring(csv)).toEqual({ texts: [], wrong: [] })
    const { texts, wrong } = editor.bring(csv.replace('Text,Saved,', 'Text,Saved,Gespeichert'))
    expect(wrong).toEqual([])
    editor.change('Bring in', setTexts(editor.view, { texts, ...knownOf(editor) }))
    expect(editor.view.find('workflow', ON_TITLE)?.actions[id('say')]?.args).toEqual({
      text: { type: 't', texts: { en: 'Saved', de: 'Gespeichert' } },
      kind: 'info',
    })
    expect(editor.rows().find((row) => row.id === ON_TITLE)?.values).toEqual({ en: 'Saved', de: 'Gespeichert' })
  })
})

it('attributes that visitors read are texts, others are none', () => {
  const { rows, store, bring, view, change } = open()
  store.apply({ set: { [TITLE]: { 'attributes/title': [null, 'Fresh'], 'attributes/data-id': [null, 'x1'] } } })
  const row = rows().find(({ key }) => key === `${TITLE}/attributes/title`)
  expect(row).toMatchObject({ label: 'Heading · Attribute title', holder: 'Home', values: { en: 'Fresh' } })
  expect(rows().some(({ key }) => key.endsWith('data-id'))).toBe(false)
  const { texts, wrong } = bring(`key,de\n${TITLE}/attributes/title,Frisch\n`)
  expect(wrong).toEqual([])
  change('Bring in', setTexts(view, { texts }))
  expect(view.find('node', TITLE)?.attributes['title']).toEqual({ type: 't', texts: { en: 'Fresh', de: 'Frisch' } })
})

it('what the link in the corner says stands with what the whole site says', () => {
  const { rows, view, change } = open()
  change('Say', setSite(view, { values: { branding: { text: 'By us' } } }))
  expect(rows().at(-1)).toMatchObject({
    key: `${view.site()?.id}/branding/text`,
    holder: 'The whole site',
    label: 'Text of the link in the corner',
    values: { en: 'By us' },
  })
})
