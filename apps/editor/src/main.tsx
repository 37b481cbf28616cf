import { elementDefinitions } from '@heddle/elements/definitions'
import { functionDefinitions } from '@heddle/functions/definitions'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { startEditor } from '@heddle/editor'
import { pageSets } from '@heddle/templates/page-sets'

const root = document.getElementById('root')
if (!root) throw new Error('The page of the editor has no #root')
startEditor({
  root,
  definitions: elementDefinitions,
  functions: functionDefinitions,
  plugins: pluginDefinitions,
  pageSets,
  loadActions: async () => (await import('@heddle/actions/definitions')).actionDefinitions,
})
