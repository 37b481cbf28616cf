// Entry of the pool's workers.
import { jobBodies } from './jobs.gen.ts'
import { serveJobs } from './pool/serve-jobs.ts'

serveJobs(jobBodies)
