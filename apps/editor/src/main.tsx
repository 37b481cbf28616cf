import { elementDefinitions } from '@heddle/elements/definitions'
import { functionDefinitions } from '@heddle/functions/definitions'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { startEditor } from '@heddle/editor'

const root = document.getElementById('root')
if (!root) throw new Error('The page of the editor has no #root')
startEditor({
  root,
  definitions: elementDefinitions,
  functions: functionDefinitions,
  plugins: pluginDefinitions,
  loadActions: async () => (await import('@heddle/actions/definitions')).actionDefinitions,
})
