import { blankNode, blankPage, blankSite, type DocumentRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { iconNames, iconSvg } from '@heddle/icons'
import type { RenderPage } from '@heddle/publish'
import type { ServerPorts, SiteBuild } from '../ports/ports.ts'

/** A home page with one section that holds one text, and a page at /test. */
export function sampleRecords(newId: () => string): readonly DocumentRecord[] {
  const [home, other, section, text] = [newId(), newId(), newId(), newId()]
  return [
    blankSite(newId(), 'Sample', home, 'en'),
    blankPage(home, 'Home', 'home', 'a0', ['en']),
    blankPage(other, 'Test', 'test', 'a1', ['en']),
    blankNode(section, 'section', { parentId: home, slot: 'sections', index: 'a0' }),
    { ...blankNode(text, 'text', { parentId: section, slot: 'children', index: 'a0' }), props: { text: { en: 'Hello' } } },
  ]
}

/** The same with a text that is bound to a variable: its page needs the runtime. */
export function liveRecords(newId: () => string): readonly DocumentRecord[] {
  const variable = newId()
  return [
    ...sampleRecords(newId).map((record) =>
      record.kind === 'node' && record.element === 'text'
        ? { ...record, props: { text: { en: { type: 'f' as const, code: `variables['${variable}']` } } } }
        : record,
    ),
    { id: variable, kind: 'variable', name: 'greeting', folder: '', index: 'a0', type: 'string', defaultValue: 'Hello' },
  ]
}

/** Draws texts as paragraphs: enough to see on a page what was saved. */
const renderTexts: RenderPage = ({ page }) => ({
  html: Object.values({ ...page.sections, ...page.wwObjects })
    .flatMap((node) => (node.type === 'text' ? [`<p>${String(node.props['text'])}</p>`] : []))
    .join(''),
  holes: {},
  broken: [],
})

/** A build of the runtime whose only file carries `version`. */
export function testBuild(version: string): SiteBuild {
  const core = `core-${version.padEnd(8, '0')}.js`
  return {
    renderPage: renderTexts,
    chunks: {
      build: version,
      core,
      elements: {},
      functionGroups: {},
      actionGroups: {},
      volatileFunctions: [],
      functions: {},
      actions: {},
      ports: {},
      parts: {},
      imports: {},
    },
    readChunk: (file) =>
      file === core
        ? Promise.resolve(Buffer.from(`export const version = '${version}'\n`.repeat(40)))
        : Promise.reject(new Error(`no ${file}`)),
  }
}

/** The real definitions and icons, one template, a build that can be exchanged. */
export function testPorts(change: Partial<ServerPorts> = {}): ServerPorts {
  return {
    definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
    actions: new Map(),
    elementStyles: {},
    templates: [
      { id: 'empty', assets: [], create: sampleRecords },
      { id: 'live', assets: [], create: liveRecords },
    ],
    icons: { names: iconNames, svg: iconSvg },
    loadSite: () => Promise.resolve(testBuild('one')),
    editorFolder: '/nowhere',
    now: Date.now,
    ...change,
  }
}
