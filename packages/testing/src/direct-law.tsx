import { cloneElement, createElement, type ReactElement } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { DocumentRecord } from '@heddle/document'
import type { PublishedNode } from '@heddle/document/published'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { functionCalls } from '@heddle/functions/calls'
import { PageView, UNHEARD_SLICES, type NodeSource, type SectionSlices } from '@heddle/renderer'
import { createRenderPage } from '@heddle/runtime/server'
import type { Json } from '@heddle/store'
import type { CanvasFrame } from './canvas-frame.ts'
import { Flexbox, fixtureElement, formula, Page, Section, Text, Variable } from './fixture-elements.ts'
import { fieldsOfDefinitions } from './fields-of-definitions.ts'
import { normalForm } from './normal-form.ts'
import { inDocument, inlineSource } from './parity.ts'
import { publishFixture } from './publish-fixture.ts'
import { listenToReact, untilDrawn } from './react-complaints.ts'
import { recordsOf } from './records-of.ts'
import { createRandom } from './seeded.ts'
import { snapshotHost } from './snapshot-host.ts'

export const directCatalogue = {
  definitions: elementDefinitions,
  components: elementComponents,
  elementStyles,
  functions: functionCalls,
}
const render = createRenderPage(elementComponents, functionCalls)
const VARIABLE = 'variable00000000'

/** Reads a name of the variable that `drawAndWrite` gives its values. */
export const readValue = (name: string) => formula(`variables['${VARIABLE}'].${name}`)

/** How many elements stand on one page: a page costs more than what is on it. */
const TOGETHER = 12

/** A library draws a chart a moment after its place: what stands in it is another thing at each look. */
export const isDrawnAtOnce = (type: string): boolean => type !== 'chart'

/** Cases of a law in groups that are drawn on one page each. */
export function inPages<T>(cases: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(cases.length / TOGETHER) }, (_, at) => cases.slice(at * TOGETHER, (at + 1) * TOGETHER))
}

/** Id of the record that a case draws. */
export function caseId(at: number): string {
  return `case${String(at).padStart(12, '0')}`
}

/** Values for two names, `a` and `b`, in an order of their own for each seed; the same in every run. */
export function pairsOf(values: readonly Json[], seed: number): readonly [Json, ...Json[]] {
  const random = createRandom(seed)
  const mixed = (): readonly Json[] =>
    values
      .map((value) => ({ value, at: random() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ value }) => value)
  const others = mixed()
  const [first = {}, ...rest] = mixed().map((a, at): Json => ({ a, b: others[at] ?? null }))
  return [first, ...rest]
}

/** An element to draw, of a type of the catalogue. */
export interface DrawnElement {
  readonly type: string
  readonly drawn: ReactElement
}

/** A page with elements, each where it may stand, and the variable that their bindings read. */
export function pageAround(elements: readonly DrawnElement[], first: Json): readonly DocumentRecord[] {
  return recordsOf(
    <>
      <Variable id={VARIABLE} name="x" type="object" value={first} />
      <Page name="Home" id="homehomehomehome">
        {elements.map(({ type, drawn }, at) =>
          type === 'section' ? (
            cloneElement(drawn, { key: at })
          ) : (
            <Section key={at}>
              <Text>Before</Text>
              {placed(type, drawn)}
            </Section>
          ),
        )}
      </Page>
    </>,
    { fieldsOf: fieldsOfDefinitions(elementDefinitions) },
  )
}

function placed(type: string, drawn: ReactElement): ReactElement {
  if (type === 'table-cell') return createElement(fixtureElement('table'), {}, rowOf(drawn))
  return type === 'table-row' ? createElement(fixtureElement('table'), {}, drawn) : <Flexbox>{drawn}</Flexbox>
}

function rowOf(cell: ReactElement): ReactElement {
  return createElement(fixtureElement('table-row'), { slot: 'rows' }, cell)
}

/** What a page looks like with each value: drawn by the server with it, and drawn with the first and written after. */
export interface DrawnAndWritten {
  /** By the id of their record. */
  readonly nodes: Readonly<Record<string, PublishedNode>>
  readonly drawn: readonly string[]
  readonly hydrated: readonly string[]
  readonly client: readonly string[]
  readonly canvas: readonly string[]
  /** What React complained about. */
  readonly complaints: readonly string[]
}

/** @param values of the variable; the first is that of the records */
export async function drawAndWrite(
  records: readonly DocumentRecord[],
  [first, ...others]: readonly [Json, ...Json[]],
  canvas: CanvasFrame,
): Promise<DrawnAndWritten> {
  const { pages, problems } = await publishFixture(records, directCatalogue)
  const [page] = pages
  if (!page || problems.length > 0) throw new Error(`The page cannot be published: ${JSON.stringify(problems)}`)
  const { data, lang, path, rows, html } = page
  const listening = listenToReact()
  const drawWith = (value: Json): Promise<string> => {
    const variables = data.variables.map((variable) => ({ ...variable, defaultValue: value }))
    const input = { page: { ...data, variables }, site: { defaultTheme: 'light' as const }, lang, path, rows }
    const { html: text, broken } = render({ ...input, parameters: {}, facts: { now: 0, defaultLanguage: lang } })
    if (broken.length > 0) throw new Error(`Left out: ${JSON.stringify(broken)}`)
    return inDocument(`<!doctype html><title>Drawn</title>${text}`, async (body) => normalForm(body))
  }
  const follow = async (
    body: HTMLElement,
    start: (view: ReactElement) => Root,
    source: NodeSource,
    slices?: SectionSlices,
  ): Promise<string[]> => {
    const host = snapshotHost({ data, lang, path, rows, functions: functionCalls })
    const sections = data.page.sections.map(({ uid }) => uid)
    let root: Root | undefined
    await untilDrawn(() => {
      root = start(createElement(PageView, { sections, source, host, components: elementComponents, slices }))
    })
    const seen = [normalForm(body, 'script, #made-with-heddle')]
    for (const value of others) {
      await untilDrawn(() => host.variable?.(VARIABLE)?.set(value))
      seen.push(normalForm(body, 'script, #made-with-heddle'))
    }
    await untilDrawn(() => root?.unmount())
    return seen
  }
  const whole: NodeSource = { get: (uid) => data.sections[uid] ?? data.wwObjects[uid] }
  try {
    const drawn: string[] = []
    for (const value of [first, ...others]) drawn.push(await drawWith(value))
    const hydrated = await inDocument(html, (body) =>
      follow(body, (view) => hydrateRoot(body, view), inlineSource(body) ?? whole, UNHEARD_SLICES),
    )
    const client = await inDocument('<!doctype html><title>Empty</title>', (body) =>
      follow(
        body,
        (view) => {
          const root = createRoot(body)
          root.render(view)
          return root
        },
        whole,
      ),
    )
    const inCanvas = [await canvas.draw(records, page.id, lang)]
    let before = first
    for (const value of others) {
      inCanvas.push(await canvas.change({ put: {}, remove: {}, set: { [VARIABLE]: { defaultValue: [before, value] } } }))
      before = value
    }
    const nodes = { ...data.sections, ...data.wwObjects }
    return { nodes, drawn, hydrated, client, canvas: inCanvas, complaints: listening.list }
  } finally {
    listening.stop()
  }
}
