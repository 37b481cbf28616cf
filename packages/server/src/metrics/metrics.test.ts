import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('prints counters, histograms and gauges as Prometheus reads them', () => {
  const metrics = createMetrics()
  const count = metrics.counter('seen_total', 'What was seen.')
  const took = metrics.histogram('took_seconds', 'How long it took.', [0.1, 1])
  metrics.gauge('open', 'What is open.', () => 3)
  metrics.gauge('lanes', 'By lane.', () => [
    [{ lane: 'one' }, 1],
    [{ lane: 'two' }, 0],
  ])
  count({ status: '2xx' })
  count({ status: '2xx' }, 2)
  count()
  for (const seconds of [0.05, 0.1, 0.5, 9]) took(seconds, { place: 'site' })
  expect(metrics.print()).toBe(`# HELP seen_total What was seen.
# TYPE seen_total counter
seen_total{status="2xx"} 3
seen_total 1

# HELP took_seconds How long it took.
# TYPE took_seconds histogram
took_seconds_bucket{place="site",le="0.1"} 2
took_seconds_bucket{place="site",le="1"} 3
took_seconds_bucket{place="site",le="+Inf"} 4
took_seconds_sum{place="site"} 9.65
took_seconds_count{place="site"} 4

# HELP open What is open.
# TYPE open gauge
open 3

# HELP lanes By lane.
# TYPE lanes gauge
lanes{lane="one"} 1
lanes{lane="two"} 0
`)
})

it('writes labels so that no value ends its own', () => {
  const metrics = createMetrics()
  metrics.counter('a_total', 'A.')({ name: 'a"b\\c\nd' })
  expect(metrics.print()).toContain('a_total{name="a\\"b\\\\c\\nd"} 1')
})
