import type { Id, VariableRecord } from '@heddle/document'
import { gap, padding, radius } from '@heddle/kit'
import type { Piece } from '../../lib/piece.ts'
import type { ClassName } from './classes.ts'
import type { Pieces, SiteKit } from './site-kit.ts'

const SWATCHES: readonly (readonly [label: string, name: ClassName])[] = [
  ['Главный', 'primary'],
  ['Второстепенный', 'secondary'],
  ['Предупреждение', 'warning'],
  ['Опасность', 'danger'],
  ['Недоступно', 'disabled'],
]

/** Variables of the test page: a name from the address (`/test?name=Анна`) and a colour. */
export function testVariables(pageId: Id, newId: () => Id, keys: (count: number) => readonly string[]) {
  const [first = '', second = ''] = keys(2)
  const shared = { kind: 'variable', folder: '', pageId } as const
  const name: VariableRecord = {
    ...shared,
    id: newId(),
    index: first,
    name: 'name',
    type: 'query',
    queryName: 'name',
    defaultValue: '',
  }
  const accent: VariableRecord = {
    ...shared,
    id: newId(),
    index: second,
    name: 'accent',
    type: 'string',
    defaultValue: '#c2512f',
  }
  return { name, accent }
}

/** Shows what is bound: a greeting, a colour, and something that is there only when a name is known. */
export function testSections(kit: SiteKit, pieces: Pieces, variables: ReturnType<typeof testVariables>): readonly Piece[] {
  const { text, box, row, button } = pieces
  const { space } = kit
  const name = `variables['${variables.name.id}']`
  const accent = `variables['${variables.accent.id}']`
  const greeting = box({ default: gap(space(20)) }, [
    text('Страница проверки', ['label']),
    text({ type: 'f', code: `"Здравствуйте, " + (${name} || "путник") + "!"` }, ['title'], 'h1'),
    text('Имя берётся из адреса страницы: добавьте к нему ?name= и своё имя — или нажмите одну из кнопок.', ['lead']),
    row({ 'flex-wrap': 'wrap', ...gap(space(12)) }, [
      button('Я — Анна', ['primary'], { ...kit.toPage('test'), query: [{ name: 'name', value: 'Анна' }] }),
      button('Я — Илья', ['secondary'], { ...kit.toPage('test'), query: [{ name: 'name', value: 'Илья' }] }),
      button('Забыть имя', ['secondary'], kit.toPage('test')),
    ]),
    text(
      { type: 'f', code: `"В имени букв: " + ${name}.length` },
      ['muted'],
      'p',
      {},
      { condition: { type: 'f', code: `!!${name}` } },
    ),
  ])
  const bound = box(
    { default: { 'flex-direction': 'row', 'align-items': 'center', ...gap(space(20)) } },
    [
      box(
        {
          default: {
            width: '64px',
            height: '64px',
            'flex-shrink': '0',
            ...radius('16px'),
            'background-color': { type: 'f', code: accent },
          },
        },
        [],
      ),
      box({ default: gap(space(4)) }, [
        text('Цвет из переменной', ['heading'], 'h2'),
        text({ type: 'f', code: `"Сейчас он " + ${accent}` }, ['muted']),
      ]),
    ],
    ['card'],
  )
  const swatches = box({ default: gap(space(16)) }, [
    text('Цветовые классы', ['heading'], 'h2'),
    row(
      { 'flex-wrap': 'wrap', ...gap(space(12)) },
      SWATCHES.map(([label, swatch]) => text(label, ['badge', swatch], 'span', { default: padding(space(8), space(16)) })),
    ),
  ])
  return [
    {
      element: 'section',
      name: 'Проверка',
      props: { tag: 'main' },
      classes: kit.classes('section'),
      children: [box({ default: gap(space(40)) }, [greeting, bound, swatches], ['container', 'compact'])],
    },
  ]
}
