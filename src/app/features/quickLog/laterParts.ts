/** What the form shows only now and then. Loaded ahead of need, so that it is there without a network, too. */
import './UrgentHelp.tsx';
import './analysis/Meaning.tsx';
import './analysis/PhotoAnalysisPanel.tsx';
import './kinds/KindFields.tsx';
import './voice/heardEntry.ts';
