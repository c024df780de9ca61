import { describe, expect, test } from '@jest/globals'
import { chooseFallback, type Health, healthOf } from './choose-fallback.ts'

describe('a version', () => {
  test.each<[string, [number, number, number], Health]>([
    ['that nobody used is unproven', [0, 0, 0], 'unproven'],
    ['that loaded is healthy', [1, 0, 0], 'healthy'],
    ['in which one page load of ten failed is healthy', [10, 1, 1], 'healthy'],
    ['in which two of ten failed is failing', [10, 2, 2], 'failing'],
    ['that failed before any load was counted is failing', [0, 1, 1], 'failing'],
    ['that failed in pages that are not sampled, and was never loaded, is failing', [0, 0, 3], 'failing'],
    ['that failed in a few pages that are not sampled is healthy', [100, 0, 3], 'healthy'],
  ])('%s', (_, [loads, failed, faults], health) => {
    expect(healthOf({ loads, failed, faults })).toBe(health)
  })
})

describe('the fallback', () => {
  const known: Record<string, Health> = { '3.0.0': 'failing', '2.0.0': 'unproven', '1.0.0': 'healthy' }
  const health = (version: string): Health => known[version] ?? 'unproven'

  test.each([
    ['is the last healthy version, whatever came after it', ['3.0.0', '2.0.0', '1.0.0'], '1.0.0'],
    ['is the last unproven one where none is known to be healthy', ['3.0.0', '2.0.0', '1.5.0'], '2.0.0'],
    ['is a failing one where there is nothing else', ['3.0.0'], '3.0.0'],
    ['is none where there is nothing before', [], null],
  ])('%s', (_, before, fallback) => {
    expect(chooseFallback(before, health)).toBe(fallback)
  })
})
