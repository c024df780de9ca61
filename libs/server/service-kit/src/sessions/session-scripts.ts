import { RedisScript } from '../redis/redis-script.ts'

/**
 * Each script is one atomic step on one key, so that a cluster may hold each key where it likes. A session is a hash under
 * `<prefix>session:<digest>`; `<prefix>sessions:<member>` is a sorted set of the member's digests by absolute end, the
 * index. Times are milliseconds by the caller's clock; Redis' own expiry only clears away.
 */

/** KEYS session; ARGV now, idle, ends, member, role, then further fields and values. */
export const createScript = new RedisScript(`
local now, idle, ends = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call('HSET', KEYS[1], 'memberId', ARGV[4], 'role', ARGV[5], 'createdAt', now, 'confirmedAt', now,
  'idle', idle, 'idleUntil', math.min(now + idle, ends), 'endsAt', ends, 'lastSeenAt', now, unpack(ARGV, 6))
return redis.call('PEXPIRE', KEYS[1], math.min(idle, ends - now))`)

const expire = `
local last = redis.call('ZREVRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2]
redis.call('PEXPIRE', KEYS[1], math.max(tonumber(last) - now, 1))`

/** KEYS index; ARGV id, now, ends, sessions at most. Answers which are beyond those, the oldest first. */
export const indexScript = new RedisScript(`
local now = tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])${expire}
local beyond = redis.call('ZCARD', KEYS[1]) - tonumber(ARGV[4])
if beyond <= 0 then return {} end
return redis.call('ZRANGE', KEYS[1], 0, beyond - 1)`)

/** KEYS index; ARGV id, new id, now, ends. Answers whether the id was there, and only then is the new one. */
export const replaceScript = new RedisScript(`
local now = tonumber(ARGV[3])
if redis.call('ZREM', KEYS[1], ARGV[1]) == 0 then return 0 end
redis.call('ZADD', KEYS[1], ARGV[4], ARGV[2])${expire}
return 1`)

/** KEYS session; ARGV now. Answers the fields, the member alone where it has just ended, or nil where there is none. A use moves the idle end once a minute: most uses write nothing. */
export const findScript = new RedisScript(`
local s = redis.call('HMGET', KEYS[1], 'memberId', 'role', 'createdAt', 'confirmedAt', 'endsAt', 'idle', 'idleUntil',
  'restriction', 'steppedUpAt', 'lastSeenAt')
if not s[1] then return false end
local now, ends, idle = tonumber(ARGV[1]), tonumber(s[5]), tonumber(s[6])
if now >= ends or now >= tonumber(s[7]) then
  redis.call('DEL', KEYS[1])
  return { s[1] }
end
if now - (tonumber(s[10]) or 0) >= 60000 then
  redis.call('HSET', KEYS[1], 'idleUntil', math.min(now + idle, ends), 'lastSeenAt', now)
  redis.call('PEXPIRE', KEYS[1], math.min(idle, ends - now))
end
return { s[1], s[2], s[3], s[4], s[5], s[8], s[9] }`)

/** KEYS session; ARGV the only member whose it may be or ''. Answers whose it was, nil where there was none. */
export const revokeScript = new RedisScript(`
local member = redis.call('HGET', KEYS[1], 'memberId')
if not member or (ARGV[1] ~= '' and ARGV[1] ~= member) then return false end
redis.call('DEL', KEYS[1])
return member`)

/** KEYS session. Answers how many milliseconds it had left and its fields and values, or nil; it is gone with that. */
export const takeScript = new RedisScript(`
local left = redis.call('PTTL', KEYS[1])
if left <= 0 then return false end
local fields = redis.call('HGETALL', KEYS[1])
redis.call('DEL', KEYS[1])
return { left, fields }`)

/** KEYS session; ARGV milliseconds left, fields and values. */
export const putScript = new RedisScript(`
redis.call('HSET', KEYS[1], unpack(ARGV, 2))
return redis.call('PEXPIRE', KEYS[1], ARGV[1])`)

/** KEYS session; ARGV fields and values. Answers whether there was one. */
export const updateScript = new RedisScript(`
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], unpack(ARGV))
return 1`)
