import { monitorEventLoopDelay } from 'node:perf_hooks'
import { LANES, type LaneName } from '../pool/lanes.ts'
import type { JobPool } from '../pool/job-pool.ts'
import type { Metrics } from './metrics.ts'

const NANOSECONDS = 1e9

/** What the process and its jobs take. Gives the way to stop watching. */
export function watchProcess(metrics: Metrics, pool: Pick<JobPool, 'size' | 'waiting'>): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const lanes = Object.keys(LANES) as LaneName[]
  metrics.gauge('heddle_job_workers', 'Processes that run jobs, by lane.', () => lanes.map((lane) => [{ lane }, pool.size(lane)]))
  metrics.gauge('heddle_jobs_waiting', 'Jobs that wait for a process, by lane.', () =>
    lanes.map((lane) => [{ lane }, pool.waiting(lane)]),
  )
  metrics.gauge('process_resident_memory_bytes', 'Memory of the server process alone.', () => process.memoryUsage.rss())
  metrics.gauge(
    'process_cpu_seconds_total',
    'Processor time of the server process alone.',
    () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  )
  metrics.gauge('heddle_uptime_seconds', 'Seconds since the process began.', () => process.uptime())
  metrics.gauge(
    'heddle_event_loop_delay_seconds',
    'Longest time that the process kept everybody waiting, since it was last asked.',
    () => {
      const longest = delay.max / NANOSECONDS
      delay.reset()
      return longest
    },
  )
  return () => delay.disable()
}
