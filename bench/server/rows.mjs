/**
 * SQL that inserts `count` entries of one dog, twelve a day up to now: walks, meals and health notes of typical
 * length (50 of them are 10 KB on the wire).
 * @param {string} dog an SQL expression
 * @param {string} count an SQL expression
 * @param {number} [after] how many newer entries to leave room for
 */
export const entries = (dog, count, after = 0) => `
  insert into activities (dog_id, type, timestamp, duration, location, food_type, amount, symptoms, notes)
  select ${dog}, type, now() - n * interval '2 hours',
    case when type = 'walk' then 10 + n % 50 end,
    case when type = 'walk' then 'Riverside Park, the long way ' || n % 7 end,
    case when type = 'feeding' then 'dry food' end,
    case when type = 'feeding' then '1.5 cups' end,
    case when type = 'health' then case when n % 8 = 0 then 'Sneezed twice' else 'Bright and calm' end end,
    case when n in (7, 1507, 3007) then 'Met the grey heron by the weir'
      when n % 3 = 0 then 'Met Biscuit from next door, pulled a little at the start' end
  from generate_series(1 + ${after}, ${count} + ${after}) n,
    lateral (select case when n % 4 = 0 then 'health' when n % 2 = 0 then 'feeding' else 'walk' end as type) t`;

/** Words to search for: in every third entry, in three entries of the whole log, in none. */
export const words = { common: 'biscuit', rare: 'heron', absent: 'zeppelin' };
