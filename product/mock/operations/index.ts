import {analyzeAccount} from './account-analysis';
import {extractBrand, setBrand} from './brands';
import {exportData} from './data-export';
import {generate} from './generation';
import type {OperationHandler} from './operation-handler';
import {getRequestStatus} from './requests';
import {deleteUser, loginUser, reactivateUser, updateUserPlan} from './users';
import {getDesignVariants} from './variants';

/** Stateful handlers by operation ID. All other operations respond with `createSampleResponse`. */
export const handlers: Readonly<Record<string, OperationHandler>> = {
  designsFromPrompt: generate,
  designsFromContent: generate,
  contentFromPrompt: generate,
  getRequestStatus,
  getDesignVariants,
  enterpriseDesignsFromPrompt: generate,
  enterpriseDesignsFromContent: generate,
  enterpriseContentFromPrompt: generate,
  enterpriseGetRequestStatus: getRequestStatus,
  enterpriseGetDesignVariants: getDesignVariants,
  loginUser,
  deleteUser,
  reactivateUser,
  setBrand,
  extractBrand,
  updateUserPlan,
  accountAnalysis: analyzeAccount,
  exportData,
};
