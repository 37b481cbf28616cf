// A program with a pool whose only job connects to the port it is given and then never ends: what becomes of it when this one is killed?
import { createJobPool } from '../pool/job-pool.ts'
import { connectedJob, entry } from './pool-jobs.ts'

void createJobPool({ entry }).run(connectedJob, Number(process.argv[2]))
