import { RedisScript } from '../redis/redis-script.ts'

/**
 * Each script is one atomic step in Redis. A session is a hash under `<prefix>session:<digest>`; `<prefix>sessions:<member>`
 * is a sorted set of the member's digests by absolute end. Times are milliseconds by the caller's clock; Redis' own
 * expiry only clears away. The end of a session is told on a channel as `<member> <digest>`, in the same step.
 */

/** KEYS session, index; ARGV id, now, idle, ends, member, role, prefix of sessions, sessions at most, channel, then further fields and values. */
export const createScript = new RedisScript(`
local now, idle, ends = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
redis.call('HSET', KEYS[1], 'memberId', ARGV[5], 'role', ARGV[6], 'createdAt', now, 'confirmedAt', now,
  'idle', idle, 'idleUntil', math.min(now + idle, ends), 'endsAt', ends, 'lastSeenAt', now, unpack(ARGV, 10))
redis.call('PEXPIRE', KEYS[1], math.min(idle, ends - now))
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
redis.call('ZADD', KEYS[2], ends, ARGV[1])
while redis.call('ZCARD', KEYS[2]) > tonumber(ARGV[8]) do
  local oldest = redis.call('ZPOPMIN', KEYS[2])[1]
  redis.call('DEL', ARGV[7] .. oldest)
  redis.call('PUBLISH', ARGV[9], ARGV[5] .. ' ' .. oldest)
end
local last = redis.call('ZREVRANGE', KEYS[2], 0, 0, 'WITHSCORES')[2]
redis.call('PEXPIRE', KEYS[2], math.max(tonumber(last) - now, 1))
return 1`)

/** KEYS session; ARGV id, now, prefix of indexes, channel. Answers the fields, or nil where it is over. A use moves the idle end once a minute: most uses write nothing. */
export const findScript = new RedisScript(`
local s = redis.call('HMGET', KEYS[1], 'memberId', 'role', 'createdAt', 'confirmedAt', 'endsAt', 'idle', 'idleUntil',
  'restriction', 'steppedUpAt', 'lastSeenAt')
if not s[1] then return false end
local now, ends, idle = tonumber(ARGV[2]), tonumber(s[5]), tonumber(s[6])
if now >= ends or now >= tonumber(s[7]) then
  redis.call('DEL', KEYS[1])
  redis.call('ZREM', ARGV[3] .. s[1], ARGV[1])
  redis.call('PUBLISH', ARGV[4], s[1] .. ' ' .. ARGV[1])
  return false
end
if now - (tonumber(s[10]) or 0) >= 60000 then
  redis.call('HSET', KEYS[1], 'idleUntil', math.min(now + idle, ends), 'lastSeenAt', now)
  redis.call('PEXPIRE', KEYS[1], math.min(idle, ends - now))
end
return { s[1], s[2], s[3], s[4], s[5], s[8], s[9] }`)

/** KEYS session; ARGV id, prefix of indexes, channel, the only member whose it may be or ''. Answers whether there was one. */
export const revokeScript = new RedisScript(`
local member = redis.call('HGET', KEYS[1], 'memberId')
if not member or (ARGV[4] ~= '' and ARGV[4] ~= member) then return 0 end
redis.call('DEL', KEYS[1])
redis.call('ZREM', ARGV[2] .. member, ARGV[1])
redis.call('PUBLISH', ARGV[3], member .. ' ' .. ARGV[1])
return 1`)

/**
 * KEYS session, the same under its new id, index; ARGV id, new id, fields and values. Answers whether there was one. Its end
 * is not told: it goes on, and sockets that the token before has opened are left until they are looked at next.
 */
export const renewScript = new RedisScript(`
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('RENAME', KEYS[1], KEYS[2])
redis.call('HSET', KEYS[2], unpack(ARGV, 3))
redis.call('ZADD', KEYS[3], redis.call('HGET', KEYS[2], 'endsAt'), ARGV[2])
redis.call('ZREM', KEYS[3], ARGV[1])
return 1`)

/** KEYS session; ARGV fields and values. Answers whether there was one. */
export const updateScript = new RedisScript(`
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], unpack(ARGV))
return 1`)

/** KEYS index; ARGV id to keep or '', now, prefix of sessions, channel, member. Answers how many ended; the kept one is confirmed. */
export const revokeAllScript = new RedisScript(`
local ended = 0
for _, id in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  if id == ARGV[1] then
    if redis.call('EXISTS', ARGV[3] .. id) == 1 then redis.call('HSET', ARGV[3] .. id, 'confirmedAt', ARGV[2]) end
  else
    ended = ended + redis.call('DEL', ARGV[3] .. id)
    redis.call('ZREM', KEYS[1], id)
    redis.call('PUBLISH', ARGV[4], ARGV[5] .. ' ' .. id)
  end
end
return ended`)
