// `npm run keep-data`: keeps a server on PostgreSQL as today's Heddle leaves it in fixtures/data-postgres, which a test of every
// later Heddle restores, opens and goes on with. Do it before a change of what is stored, and leave the folders of earlier days.
import { install } from './install.mjs'
import { runNode } from './run.mjs'

install()
runNode(['packages/server/src/testing/keep-data.ts'])
