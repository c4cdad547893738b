import { queryOptions } from '@tanstack/react-query';
import type { Dog } from '../../../domain/dog.ts';
import type { ReportPeriod } from '../../../domain/report.ts';
import type { WeightUnit } from '../../../domain/weight.ts';
import { api } from '../api.ts';
import { dogKey } from '../query.ts';

const pdf = 'application/pdf';

/** Milliseconds that a report may take: the server may be writing those of others first. */
const patience = 60_000;

/** A dog's report for the vet, as a file. It is made when it is asked for, and kept for a minute. */
export const reportQuery = ({ id }: Pick<Dog, 'id'>, { from, to }: ReportPeriod, unit: WeightUnit) =>
  queryOptions({
    queryKey: [...dogKey(id), 'report', from, to, unit],
    queryFn: async ({ signal }) => {
      const response = await api.stream('dogReport', {
        params: { id: String(id) },
        query: { from, to, format: 'pdf', unit },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      });
      const file = await response.blob();
      // A captive portal answers every request with its own page.
      if (!file.type.startsWith(pdf)) throw new Error('That is not a report');
      return new Blob([file], { type: pdf });
    },
    staleTime: 60_000,
    gcTime: 60_000,
  });
