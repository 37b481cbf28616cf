import { actionDefinitions } from '@heddle/actions/definitions'
import { elementDefinitions } from '@heddle/elements/definitions'
import { iconSvg } from '@heddle/icons'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import type { RenderPage, RunTest, TestReport } from '@heddle/publish'
import { NO_CHUNKS } from '@heddle/testing/no-chunks'
import { doormanPlugins } from './guarded-site.ts'
import { rowsPlugins } from './rows-plugin.ts'
import type { PublishModule, PublishPorts, SiteBuild } from '../ports/ports.ts'

/** How publishing behaves in a test. */
export interface TestPublishing {
  /** Version of the runtime's build; `missing` when there is none. */
  readonly build?: string
  /** The page at this address is drawn without end. */
  readonly endless?: string
  /** Drawing the page at this address takes, in one piece, more memory than there can be. */
  readonly greedy?: string
}

/** This module, as the server hands it to a worker. */
export const testPublishing = (options: TestPublishing = {}): PublishModule => ({
  module: import.meta.url,
  options: { ...options },
})

/** Draws texts as paragraphs: enough to see on a page what was saved. */
const renderTexts: RenderPage = ({ page }) => ({
  html: Object.values({ ...page.sections, ...page.wwObjects })
    .flatMap((node) => (node.type === 'text' ? [`<p>${String(node.props['text'])}</p>`] : []))
    .join(''),
  holes: {},
  bound: {},
  hasLongLists: false,
  rows: {},
  broken: [],
})

/** Recordings of tests whose workflow has no end, and whose workflow makes more than fits into memory. */
export const ENDLESS = 'endless'
export const GREEDY = 'greedy'

/** A test's recording says how it comes out. */
const tellRecorded: RunTest = async (_, { recording }) => {
  if (recording === ENDLESS) for (;;);
  if (recording === GREEDY) for (let before: object = {}; ; before = { before });
  return JSON.parse(recording) as TestReport
}

/** A build of the runtime whose files carry `version`. */
export function testBuild(version: string): SiteBuild {
  const core = `core-${version.padEnd(8, '0')}.js`
  const recorder = `recorder-${version.padEnd(8, '0')}.js`
  const renderer = `renderer-${version.padEnd(8, '0')}.mjs`
  return {
    renderPage: renderTexts,
    renderer,
    runTest: tellRecorded,
    chunks: { ...NO_CHUNKS, build: version, core, parts: { recorder }, ports: { uploads: core } },
    readChunk: (file) =>
      file === renderer
        ? Promise.resolve(Buffer.from('export const drawRequest = ({ path, shell }) => `${shell}<!-- drawn for ${path} -->`'))
        : file === core || file === recorder
          ? Promise.resolve(Buffer.from(`export const version = '${version}'\n`.repeat(40)))
          : Promise.reject(new Error(`no ${file}`)),
  }
}

const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const actions = new Map(actionDefinitions.map((definition) => [definition.type, definition]))
const elementStyles = {}
const builds = new Map<string, SiteBuild>()

/** The real definitions and icons, and a build that draws no more than texts. */
export function publishPorts({ build = 'one', endless, greedy }: TestPublishing): PublishPorts {
  return {
    definitions,
    actions,
    plugins: new Map([
      ...rowsPlugins,
      ...doormanPlugins,
      ...pluginDefinitions.map((plugin) => [plugin.namespace, plugin] as const),
    ]),
    elementStyles,
    iconSvg,
    loadSite: async () => {
      if (build === 'missing') throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
      const site = builds.get(build) ?? testBuild(build)
      // A build is the same for as long as nobody builds anew.
      builds.set(build, site)
      return { ...site, renderPage: drawBadly(site.renderPage, endless, greedy) }
    },
  }
}

const drawBadly =
  (draw: RenderPage, endless: string | undefined, greedy: string | undefined): RenderPage =>
  (input) => {
    while (input.path === endless);
    if (input.path === greedy) 'x'.repeat(200_000_000).split('')
    return draw(input)
  }
