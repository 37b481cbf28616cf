import type { WorkerFacts } from '@heddle/document/published'
import { startWorker, type WorkerScope } from './service-worker.ts'

// The script of the release says what it is of before it brings this one in.
const scope = globalThis as unknown as WorkerScope & { readonly heddle: WorkerFacts }
startWorker(scope, scope.heddle)
