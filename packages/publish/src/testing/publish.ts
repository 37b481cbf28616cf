import { actionDefinitions } from '@heddle/actions/definitions'
import { elementComponents } from '@heddle/elements/components'
import { functionCalls } from '@heddle/functions/calls'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { createRenderPage } from '@heddle/runtime/server'
import { NO_CHUNKS } from '@heddle/testing/no-chunks'
import { publishProject, type KeepingInput } from '../publish-project.ts'
import type { PublishResult } from '../types.ts'
import { definitions, elementStyles, sha256, type Project } from './fixture.ts'

export interface Published extends PublishResult {
  /** Contents by path. */
  readonly files: ReadonlyMap<string, string>
  /** A file that must be there. */
  readonly file: (path: string) => string
}

/** A catalogue and a build, the same for every publish. */
const CATALOGUE = {
  definitions,
  actions: new Map(actionDefinitions.map((definition) => [definition.type, definition])),
  plugins: new Map(pluginDefinitions.map((definition) => [definition.namespace, definition])),
  elementStyles,
  renderPage: createRenderPage(elementComponents, functionCalls),
  chunks: {
    ...NO_CHUNKS,
    elements: { section: 'section.js', text: 'text.js', button: 'button.js' },
    volatileFunctions: ['now'],
    imports: { 'core.js': ['react.js'], 'text.js': ['react.js'] },
  },
}

/** Publishes as the server does. */
export async function publish({ view }: Project, change: Partial<KeepingInput> = {}): Promise<Published> {
  const result = await publishProject({
    view,
    ...CATALOGUE,
    iconSvg: (name) => (name === 'no-such-icon' ? undefined : `<svg data-icon="${name}"/>`),
    sha256,
    origin: 'https://bakery.example',
    now: Date.UTC(2026, 0, 2),
    releaseId: 'r1',
    ...change,
  })
  const files = new Map(result.artefacts.map(({ path, contents }) => [path, contents]))
  return {
    ...result,
    files,
    file(path) {
      const contents = files.get(path)
      if (contents === undefined)
        throw new Error(`No ${path} among ${[...files.keys()].join(', ')}; problems: ${JSON.stringify(result.problems)}`)
      return contents
    },
  }
}
