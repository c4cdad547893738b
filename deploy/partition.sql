-- Divides the log of all dogs, the table "activities", into 64 parts by the dog's id. When it is worth that, and what it changes:
-- docs/deploying/many-instances.md#a-managed-postgresql. It copies the table, so stop Hark before and have as much free space:
--
--   psql "$DATABASE_URL" --single-transaction --set ON_ERROR_STOP=1 --file deploy/partition.sql
--
-- A test runs it, and then every call on what it makes (src/server/db/partitions.test.ts).
do $$
declare
  -- What is made again on the divided table just as it was.
  kept text[] := array(
    select pg_get_indexdef(indexrelid) from pg_index
    where indrelid = 'activities'::regclass and not indisunique order by indexrelid
  ) || array(
    select format('alter table activities add constraint %I %s', conname, pg_get_constraintdef(oid)) from pg_constraint
    where conrelid = 'activities'::regclass and conname in ('activities_idempotency', 'activities_dog_id_dogs_id_fk') order by oid
  ) || array(
    select pg_get_triggerdef(oid) from pg_trigger where tgrelid = 'activities'::regclass and not tgisinternal order by oid
  );
  last_id bigint := (select max(id) from activities);
  statement text;
begin
  if (select relkind from pg_class where oid = 'activities'::regclass) = 'p' then
    raise exception 'The table is divided already';
  end if;
  alter table activities rename to activities_whole;
  create table activities (like activities_whole including defaults including identity including constraints)
    partition by hash (dog_id);
  for part in 0..63 loop
    execute format('create table activities_part_%s partition of activities for values with (modulus 64, remainder %s)', part, part);
  end loop;
  insert into activities overriding system value select * from activities_whole;
  perform setval(pg_get_serial_sequence('activities', 'id'), last_id) where last_id is not null;
  -- And the foreign keys that refer to it.
  drop table activities_whole cascade;

  foreach statement in array kept loop
    execute statement;
  end loop;
  -- A key of a divided table names what it is divided by.
  alter table activities add primary key (dog_id, id);
  create unique index activities_doses on activities (dog_id, medicine_id, due_at) where medicine_id is not null;
  alter table medicines add constraint medicines_of_dog unique (dog_id, id);
  alter table activities add constraint activities_medicine_id_medicines_id_fk
    foreign key (dog_id, medicine_id) references medicines (dog_id, id) on delete set null (medicine_id);
end
$$;

-- Two tables refer to an entry by its id alone, which no foreign key can any more: what those did when an entry goes.
create or replace function forget_entry() returns trigger language plpgsql as $$
begin
  delete from resolutions where activity_id = old.id;
  update photos set activity_id = null where activity_id = old.id;
  return null;
end
$$;
create trigger activities_forgotten after delete on activities for each row execute function forget_entry();

analyze activities;
