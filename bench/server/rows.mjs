/**
 * SQL that inserts `count` entries of one dog, twelve a day up to now: walks, meals and health notes of typical
 * length (50 of them are 10 KB on the wire), with what search looks through. Health notes get the findings of notes of the
 * same text that have been read.
 * @param {string} dog an SQL expression
 * @param {string} count an SQL expression
 * @param {number} [after] how many newer entries to leave room for
 */
export const entries = (dog, count, after = 0) => `
  insert into activities (dog_id, type, timestamp, duration, location, food_type, amount, symptoms, notes, search_text, findings, findings_version)
  select ${dog}, type, now() - n * interval '2 hours',
    case when type = 'walk' then 10 + n % 50 end,
    case when type = 'walk' then 'Riverside Park, the long way ' || n % 7 end,
    case when type = 'feeding' then 'dry food' end,
    case when type = 'feeding' then '1.5 cups' end,
    text.symptoms, text.notes,
    lower(concat_ws(E'\\n', text.notes, case when type = 'walk' then 'Riverside Park, the long way ' || n % 7 end,
      case when type = 'feeding' then 'dry food' end, text.symptoms)),
    known.findings, coalesce(known.findings_version, 0)
  from generate_series(1 + ${after}, ${count} + ${after}) n
    cross join lateral (select case when n % 4 = 0 then 'health' when n % 2 = 0 then 'feeding' else 'walk' end as type) t
    cross join lateral (select
      case when type = 'health' then case when n % 8 = 0 then 'Sneezed twice' else 'Bright and calm' end end as symptoms,
      case when n in (7, 1507, 3007) then 'Met the grey heron by the weir'
        when n % 3 = 0 then 'Met Biscuit from next door, pulled a little at the start' end as notes) text
    left join (select distinct on (symptoms, notes) symptoms, notes, findings, findings_version from activities
      where type = 'health' and findings_version > 0 order by symptoms, notes, id) known
      on t.type = 'health' and known.symptoms = text.symptoms and known.notes is not distinct from text.notes`;

/** So many entries have every text that there is. */
export const samples = 24;

/** Words to search for: in every third entry, in three entries of the whole log, in none. */
export const words = { common: 'biscuit', rare: 'heron', absent: 'zeppelin' };
