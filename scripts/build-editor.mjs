// Builds the editor and its canvas frame into apps/editor/dist.
import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from './run.mjs'

await build({ configFile: join(ROOT, 'apps', 'editor', 'vite.config.ts'), logLevel: 'warn' })
